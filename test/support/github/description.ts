import { Ajv2020, type ValidateFunction } from 'ajv/dist/2020.js';
import description from './generated/openapi.json' with { type: 'json' };

/** An operation that GitHub describes, and what a request gives it. */
export interface Call {
  readonly operation: string;
  readonly parameters: Readonly<Record<string, string>>;
}

interface Schema {
  readonly $ref?: string;
  readonly type?: string | readonly string[];
  readonly enum?: readonly unknown[];
  readonly format?: string;
  readonly required?: readonly string[];
  readonly properties?: Readonly<Record<string, Schema>>;
  readonly items?: Schema;
  readonly anyOf?: readonly Schema[];
  readonly oneOf?: readonly Schema[];
  readonly allOf?: readonly Schema[];
}
interface Content {
  readonly content?: Readonly<Record<string, { readonly schema?: Schema }>>;
}
interface Operation {
  readonly operationId: string;
  readonly parameters: readonly { readonly name: string; readonly in: string; readonly schema: Schema }[];
  readonly requestBody?: Content & { readonly required: boolean };
  readonly responses: Readonly<Record<string, Content>>;
}

const paths: Readonly<Record<string, Readonly<Record<string, Operation>>>> = description.paths;
const schemas = description.components.schemas as Record<string, Schema>;
const ajv = new Ajv2020({ strict: false, validateFormats: false, allErrors: true });
ajv.addSchema({ ...description, components: { schemas: corrected() } }, 'github');
const json = 'application/json';

const routes = Object.entries(paths).flatMap(([path, methods]) =>
  Object.entries(methods).map(([method, operation]) => {
    const names = [...path.matchAll(/\{(\w+)\}/g)].map(([, name = '']) => name);
    // Only the path of a file may have slashes, or be empty.
    const pattern = path.replace('/{path}', '(?:/(.*))?').replaceAll(/\{\w+\}/g, '([^/]+)');
    return { path, method, operation, names, pattern: new RegExp(`^${pattern}$`) };
  }),
);
const byId = new Map(routes.map((route) => [route.operation.operationId, route]));

/** The names of all operations that a request can be. */
export const operations: readonly string[] = [...byId.keys()];

/** Which operation a request is; undefined when GitHub describes none. */
export function callOf(method: string, pathname: string): Call | undefined {
  for (const { operation, names, pattern, method: own } of routes) {
    const values = own === method.toLowerCase() && pattern.exec(pathname);
    if (!values) continue;
    const parameters = names.map((name, i) => [name, decodeURIComponent(values[i + 1] ?? '')]);
    return { operation: operation.operationId, parameters: Object.fromEntries(parameters) };
  }
  return undefined;
}

/** What is wrong with a request, in words. */
export function requestFaults(call: Call, query: URLSearchParams, body: unknown): string[] {
  const { parameters, requestBody } = operationOf(call.operation);
  const given = [...Object.entries(call.parameters), ...query].map(([name, value]) => {
    const described = parameters.find((parameter) => parameter.name === name);
    if (!described) return `there is no parameter ${name}`;
    const isNumber = described.schema.type === 'integer';
    const fault = faultsOf(ajv.compile(described.schema), isNumber ? Number(value) : value);
    return fault && `${name}: ${fault}`;
  });
  return [...given, bodyFault(requestBody, body)].filter((fault) => fault !== undefined);
}

function bodyFault(described: Operation['requestBody'], body: unknown): string | undefined {
  const schema = described?.content?.[json]?.schema;
  if (!schema) return body === undefined ? undefined : 'there is a body, and none is described';
  if (body === undefined) return described?.required ? 'there is no body' : undefined;
  return faultsOf(ajv.compile(closed(schema)), body);
}

/** What is wrong with an answer, in words. Media types other than JSON are not looked into. */
export function answerFaults(operation: string, status: number, type: string | undefined, body: unknown): string[] {
  const { path, method } = routeOf(operation);
  const described = operationOf(operation).responses[status];
  if (!described) return undescribed(status, body);
  if (type === undefined) return described.content ? ['there is no content'] : [];
  if (type.startsWith('application/vnd.github.raw')) return [];
  if (!described.content?.[type]) return [`no content of the type ${type} is described`];
  const at = ['paths', path, method, 'responses', String(status), 'content', type, 'schema'];
  const pointer = at.map((part) => encodeURIComponent(part.replaceAll('~', '~0').replaceAll('/', '~1'))).join('/');
  const fault = faultsOf(ajv.compile({ $ref: `github#/${pointer}` }), body);
  return fault ? [fault] : [];
}

/** That something is not there, or is refused, goes without saying. */
function undescribed(status: number, body: unknown): string[] {
  if (status < 400) return [`no answer with the status ${status} is described`];
  const fault = faultsOf(ajv.compile({ $ref: 'github#/components/schemas/basic-error' }), body);
  return fault ? [fault] : [];
}

/** A whole value of a schema that GitHub names: what we have to say, and whatever else is required. */
export function filled(schema: string, ours: object): unknown {
  return fill({ $ref: `#/components/schemas/${schema}` }, ours);
}

function fill(schema: Schema, ours: unknown): unknown {
  const known = resolved(schema);
  if (Array.isArray(ours)) return ours.map((item) => fill(known.items ?? {}, item));
  if (typeof ours !== 'object' || ours === null) return ours;
  const { properties = {}, required = [] } = known;
  const absent = required.filter((name) => !Object.hasOwn(ours, name));
  return Object.fromEntries([
    ...absent.map((name) => [name, sample(properties[name] ?? {})]),
    ...Object.entries(ours).map(([name, value]) => [name, fill(properties[name] ?? {}, value)]),
  ]);
}

/** The least that a schema takes. */
function sample(schema: Schema): unknown {
  const { type = 'object', enum: values, format } = resolved(schema);
  const types = typeof type === 'string' ? [type] : type;
  if (types.includes('null')) return null;
  if (values) return values[0];
  if (types.includes('string')) return format ? (samples[format] ?? '') : '';
  if (types.includes('integer') || types.includes('number')) return 1;
  if (types.includes('boolean')) return false;
  return types.includes('array') ? [] : fill(schema, {});
}

const samples: Readonly<Record<string, string>> = {
  uri: 'https://github.com/',
  'date-time': '2026-05-11T08:00:00Z',
};

/** Follows references, and of alternatives takes the first that is something. */
function resolved(schema: Schema): Schema {
  if (schema.$ref) return resolved(schemas[schema.$ref.split('/').at(-1) ?? ''] ?? {});
  const alternatives = schema.anyOf ?? schema.oneOf;
  if (alternatives) return resolved(alternatives.find(({ type }) => type !== 'null') ?? {});
  return schema.allOf ? Object.assign({}, ...schema.allOf.map(resolved)) : schema;
}

/** What the description forgets: forks that are gone, comments whose lines are gone. */
function corrected(): Record<string, unknown> {
  const { 'pull-request': pull, 'pull-request-simple': simple, ...rest } = structuredClone(schemas);
  const comment = rest['pull-request-review-comment'];
  const orNull = (of: Schema | undefined, name: string) => {
    const known = of?.properties as Record<string, Schema> | undefined;
    if (!known?.[name]) throw new Error(`the description has no ${name}`);
    known[name] = { anyOf: [known[name], { type: 'null' }] };
  };
  for (const one of [pull, simple]) orNull(one?.properties?.head, 'repo');
  orNull(comment, 'line');
  return { ...rest, 'pull-request': pull, 'pull-request-simple': simple };
}

/** The same schema, but without properties that it does not name: GitHub would ignore them in silence. */
function closed(schema: Schema): Schema {
  const { properties, items } = schema;
  return {
    ...schema,
    ...(items && { items: closed(items) }),
    ...(properties && {
      additionalProperties: false,
      properties: Object.fromEntries(Object.entries(properties).map(([name, one]) => [name, closed(one)])),
    }),
  };
}

function routeOf(operation: string) {
  const route = byId.get(operation);
  if (!route) throw new Error(`GitHub has no operation ${operation}`);
  return route;
}
const operationOf = (operation: string): Operation => routeOf(operation).operation;

function faultsOf(validate: ValidateFunction, value: unknown): string | undefined {
  return validate(value) ? undefined : ajv.errorsText(validate.errors, { dataVar: '' });
}
