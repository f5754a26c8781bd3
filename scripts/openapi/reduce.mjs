/**
 * What an OpenAPI 3.0 description says of some operations, and nothing else: without texts and examples, parameters and
 * answers in their place, the schemas in the JSON Schema of 2020-12 that OpenAPI 3.1 has, and of those only what is
 * referred to.
 * @throws Error for an operation that is not described
 */
export function reduced({ info, paths, components }, operations) {
  const follow = (node) => (node.$ref ? follow(components[node.$ref.split('/')[2]][nameIn(node.$ref)]) : node);
  const schemas = new Map();

  function schemaOf(node) {
    if (node.$ref) return keep(node);
    const { nullable, ...rest } = Object.fromEntries(
      Object.entries(node).flatMap(([key, value]) => keyword(key, value)),
    );
    if (!nullable) return rest;
    if (rest.enum && !rest.enum.includes(null)) rest.enum.push(null);
    return rest.type ? { ...rest, type: [rest.type, 'null'] } : { anyOf: [rest, { type: 'null' }] };
  }

  function keyword(key, value) {
    if (key === 'properties') return [[key, mapped(value, schemaOf)]];
    if (key === 'items' || key === 'not') return [[key, schemaOf(value)]];
    if (key === 'additionalProperties') return [[key, typeof value === 'object' ? schemaOf(value) : value]];
    if (['allOf', 'anyOf', 'oneOf'].includes(key)) return [[key, value.map(schemaOf)]];
    return kept.includes(key) ? [[key, structuredClone(value)]] : [];
  }

  function keep({ $ref }) {
    const name = nameIn($ref);
    if (!schemas.has(name)) {
      schemas.set(name, undefined); // it may refer to itself
      schemas.set(name, schemaOf(components.schemas[name]));
    }
    return { $ref };
  }

  const contentOf = ({ content }) =>
    content ? { content: mapped(content, ({ schema }) => (schema ? { schema: schemaOf(schema) } : {})) } : {};

  const operation = ({ operationId, parameters = [], requestBody, responses }) => ({
    operationId,
    parameters: parameters.map(follow).map(({ name, in: place, required, schema }) => ({
      ...{ name, in: place, ...(required && { required }), schema: schemaOf(schema) },
    })),
    ...(requestBody && { requestBody: { required: requestBody.required ?? false, ...contentOf(requestBody) } }),
    responses: mapped(responses, (response) => contentOf(follow(response))),
  });

  const found = Object.entries(paths).flatMap(([path, methods]) => {
    const some = Object.entries(methods).filter(([, { operationId }]) => operations.includes(operationId));
    return some.length > 0 ? [[path, Object.fromEntries(some.map(([method, one]) => [method, operation(one)]))]] : [];
  });
  const described = found.flatMap(([, methods]) => Object.values(methods).map(({ operationId }) => operationId));
  const missing = operations.filter((id) => !described.includes(id));
  if (missing.length > 0) throw new Error(`not described: ${missing.join(', ')}`);
  return {
    openapi: '3.1.0',
    info: { title: `${info.title}, reduced by scripts/github-openapi.mjs`, version: info.version },
    paths: Object.fromEntries(found),
    components: { schemas: Object.fromEntries([...schemas].sort(([a], [b]) => (a < b ? -1 : 1))) },
  };
}

const kept = [
  ...['type', 'nullable', 'enum', 'required', 'format', 'pattern'],
  ...['minimum', 'maximum', 'minLength', 'maxLength', 'minItems', 'maxItems', 'uniqueItems'],
];

const nameIn = (ref) => ref.split('/').at(-1);
const mapped = (object, change) =>
  Object.fromEntries(Object.entries(object).map(([name, value]) => [name, change(value)]));
