import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { type ESTree, parseSync } from 'vite';

/** What an entry exports. Types are as they are written, without `readonly` and with names of their own alone. */
export interface Declared {
  readonly kind: 'interface' | 'class' | 'function' | 'words';
  /** Of an interface with what it inherits, or of a class: the type of each field by name, with a `?` where it may be missing. */
  readonly fields: Readonly<Record<string, string>>;
  /** Of a function its parameters and its result; of words, what they are. */
  readonly type: string;
}

type Declaration = ESTree.TSInterfaceDeclaration | ESTree.TSTypeAliasDeclaration | ESTree.Class | ESTree.Function;

/** Where a declaration stands. */
interface Found {
  readonly module: Module;
  readonly node: Declaration;
}

/** One `.d.ts` file, by the names that it declares, takes from others and gives to others. */
class Module {
  readonly #declared = new Map<string, Declaration>();
  readonly #taken = new Map<string, { readonly from: Module; readonly name: string }>();
  readonly exported = new Set<string>();
  readonly file: string;
  readonly text: string;

  constructor(file: string) {
    this.file = file;
    this.text = readFileSync(file, 'utf8');
    for (const statement of parseSync(file, this.text).program.body) this.#read(statement);
  }

  find(name: string): Found | undefined {
    const node = this.#declared.get(name);
    if (node) return { module: this, node };
    const taken = this.#taken.get(name);
    return taken?.from.find(taken.name);
  }

  #read(statement: ESTree.Directive | ESTree.Statement): void {
    if (statement.type === 'ImportDeclaration') {
      for (const one of statement.specifiers) {
        if (one.type === 'ImportSpecifier') this.#take(one.local.name, statement.source.value, nameOf(one.imported));
      }
    } else if (statement.type === 'ExportNamedDeclaration') {
      if (statement.declaration) this.#declare(statement.declaration, true);
      for (const one of statement.specifiers) {
        this.exported.add(nameOf(one.exported));
        if (statement.source) this.#take(nameOf(one.exported), statement.source.value, nameOf(one.local));
      }
    } else this.#declare(statement, false);
  }

  #take(as: string, from: string, name: string): void {
    const file = join(dirname(this.file), from.replace(/\.js$/, '.d.ts'));
    this.#taken.set(as, { from: new Module(file), name });
  }

  #declare(node: { readonly type: string }, isExported: boolean): void {
    if (!isDeclaration(node) || !node.id) return;
    this.#declared.set(node.id.name, node);
    if (isExported) this.exported.add(node.id.name);
  }
}

const kinds = ['TSInterfaceDeclaration', 'TSTypeAliasDeclaration', 'ClassDeclaration', 'TSDeclareFunction'];
const isDeclaration = (node: { readonly type: string }): node is Declaration => kinds.includes(node.type);
const nameOf = (node: ESTree.ModuleExportName): string => (node.type === 'Literal' ? node.value : node.name);

/** All that an entry exports, by name. */
export function declarationsOf(entry: string): Map<string, Declared> {
  const module = new Module(entry);
  return new Map([...module.exported].map((name) => [name, describe(module, name)]));
}

function describe(entry: Module, name: string): Declared {
  const found = entry.find(name);
  if (!found) throw new Error(`${name} is exported and not declared`);
  const { module, node } = found;
  const write = (type: ESTree.Node) => written(type, module, entry.exported);
  if (node.type === 'TSTypeAliasDeclaration') return { kind: 'words', fields: {}, type: write(node.typeAnnotation) };
  if ('params' in node) return { kind: 'function', fields: {}, type: signatureOf(node, write) };
  const kind = node.type === 'TSInterfaceDeclaration' ? 'interface' : 'class';
  return { kind, fields: fieldsOf(found, entry.exported), type: '' };
}

function fieldsOf({ module, node }: Found, known: ReadonlySet<string>): Record<string, string> {
  const fields: Record<string, string> = {};
  for (const { expression } of node.type === 'TSInterfaceDeclaration' ? node.extends : []) {
    const base = expression.type === 'Identifier' ? module.find(expression.name) : undefined;
    Object.assign(fields, base && fieldsOf(base, known));
  }
  const members = node.type === 'TSInterfaceDeclaration' || node.type === 'ClassDeclaration' ? node.body.body : [];
  for (const member of members) Object.assign(fields, fieldOf(member, module, known));
  return fields;
}

/** A field; of one that is an object without a name, its fields. */
function fieldOf(member: ESTree.Node, module: Module, known: ReadonlySet<string>): Record<string, string> {
  if (member.type !== 'TSPropertySignature' && member.type !== 'PropertyDefinition') return {};
  const type = member.typeAnnotation?.typeAnnotation ?? ('value' in member && member.value);
  if (member.key.type !== 'Identifier' || !type) throw new Error('a field without a name or a type');
  const name = `${member.key.name}${member.optional ? '?' : ''}`;
  if (type.type !== 'TSTypeLiteral') {
    const text = written(type, module, known);
    // That a field which may be missing may also be undefined goes without saying.
    return { [name]: member.optional ? text.replace(/ \| undefined$/, '') : text };
  }
  const inner = type.members.flatMap((one) => Object.entries(fieldOf(one, module, known)));
  return Object.fromEntries(inner.map(([key, value]) => [`${name}.${key}`, value]));
}

/** A type as it is written, with what an alias that is not exported stands for. */
function written(type: ESTree.Node, module: Module, known: ReadonlySet<string>): string {
  const text = module.text
    .slice(type.start, type.end)
    .replace(/\breadonly /g, '')
    .replace(/;?\s*\n\s*/g, (gap) => (gap.startsWith(';') ? '; ' : ' '))
    .replace(/; \}/g, ' }')
    .replace(/\bReadonly(Map)\b/g, '$1')
    .replace(/\bReadonly<(Record<[^<>]*>)>/g, '$1')
    .replace(/\bReadonly<(Record<.*>)>/g, '$1');
  return text.replace(/\b[A-Z]\w*\b/g, (name) => {
    const found = known.has(name) ? undefined : module.find(name);
    if (found?.node.type !== 'TSTypeAliasDeclaration') return name;
    return written(found.node.typeAnnotation, found.module, known);
  });
}

/** The parameters and the result of a function, without the names of the parameters. */
export function signatureOf(node: ESTree.Function, write: (type: ESTree.Node) => string): string {
  const parameters = node.params.map((one) => {
    const pattern = one as { readonly optional?: boolean; readonly typeAnnotation?: ESTree.TSTypeAnnotation | null };
    return `${pattern.typeAnnotation ? write(pattern.typeAnnotation.typeAnnotation) : ''}${pattern.optional ? '?' : ''}`;
  });
  return `(${parameters.join(', ')}) => ${node.returnType ? write(node.returnType.typeAnnotation) : ''}`;
}
