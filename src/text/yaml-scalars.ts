/** What a YAML reader makes of a plain scalar. */
export type Reading =
  | { readonly kind: 'text' }
  | { readonly kind: 'null' }
  /** A date or a moment: an object of its own kind in most languages. */
  | { readonly kind: 'date' }
  /** The reader gives up on the whole file. */
  | { readonly kind: 'failure' }
  | { readonly kind: 'boolean'; readonly value: boolean }
  /** `sexagesimal`: `12:30` counted in sixties, which hardly anybody means. */
  | { readonly kind: 'number'; readonly value: number; readonly sexagesimal?: true };

/** Two readings of one scalar, when they differ or lose digits of it. */
export interface Ambiguity {
  readonly yaml11: Reading;
  readonly yaml12: Reading;
}

/** How readers load a plain scalar, when not all load the same, or when digits are lost; else undefined. */
export function ambiguityOf(text: string): Ambiguity | undefined {
  const yaml11 = readYaml11(text);
  const yaml12 = readYaml12(text);
  const isClear = isSame(yaml11, yaml12) && !losesDigits(text, yaml12);
  return isClear ? undefined : { yaml11, yaml12 };
}

type Resolver = readonly (readonly [pattern: RegExp, read: (text: string) => Reading])[];

const text: Reading = { kind: 'text' };
const failure: Reading = { kind: 'failure' };
const nothing = (): Reading => ({ kind: 'null' });
const fails = (): Reading => failure;
const number = (value: number): Reading => (Number.isNaN(value) ? failure : { kind: 'number', value });

/** As PyYAML's SafeLoader resolves and constructs it. */
const yaml11: Resolver = [
  [/^(?:yes|Yes|YES|true|True|TRUE|on|On|ON)$/, () => ({ kind: 'boolean', value: true })],
  [/^(?:no|No|NO|false|False|FALSE|off|Off|OFF)$/, () => ({ kind: 'boolean', value: false })],
  [/^(?:~|null|Null|NULL|)$/, nothing],
  [/^[-+]?[0-9][0-9_]*\.[0-9_]*(?:[eE][-+][0-9]+)?$/, (source) => number(Number(plain(source)))],
  [/^\.[0-9][0-9_]*(?:[eE][-+][0-9]+)?$/, (source) => number(Number(plain(source)))],
  [/^[-+]?\.(?:inf|Inf|INF)$/, infinite],
  [/^\.(?:nan|NaN|NAN)$/, () => ({ kind: 'number', value: Number.NaN })],
  [/^[-+]?(?:0|[1-9][0-9_]*)$/, (source) => number(Number(plain(source)))],
  [/^[-+]?0[0-7_]+$/, (source) => radix(source, 8, 1)],
  [/^[-+]?0b[01_]+$/, (source) => radix(source, 2, 2)],
  [/^[-+]?0x[0-9a-fA-F_]+$/, (source) => radix(source, 16, 2)],
  [/^[-+]?[1-9][0-9_]*(?::[0-5]?[0-9])+$/, sexagesimal],
  [/^[-+]?[0-9][0-9_]*(?::[0-5]?[0-9])+\.[0-9_]*$/, sexagesimal],
  [/^\d{4}-\d{2}-\d{2}$/, date],
  [/^\d{4}-\d{1,2}-\d{1,2}(?:[Tt]|[ \t]+)\d{1,2}:\d{2}:\d{2}(?:\.\d*)?(?:[ \t]*(?:Z|[-+]\d{1,2}(?::\d{2})?))?$/, date],
  [/^(?:=|<<)$/, fails],
];

/** The core schema of YAML 1.2, as `yaml` reads it. */
const yaml12: Resolver = [
  [/^(?:[Tt]rue|TRUE)$/, () => ({ kind: 'boolean', value: true })],
  [/^(?:[Ff]alse|FALSE)$/, () => ({ kind: 'boolean', value: false })],
  [/^(?:~|[Nn]ull|NULL|)$/, nothing],
  [/^[-+]?[0-9]+$/, (source) => number(Number(source))],
  [/^0o[0-7]+$/, (source) => number(Number(source))],
  [/^0x[0-9a-fA-F]+$/, (source) => number(Number(source))],
  [/^[-+]?(?:\.[0-9]+|[0-9]+(?:\.[0-9]*)?)(?:[eE][-+]?[0-9]+)?$/, (source) => number(Number(source))],
  [/^[-+]?\.(?:inf|Inf|INF)$/, infinite],
  [/^\.(?:nan|NaN|NAN)$/, () => ({ kind: 'number', value: Number.NaN })],
];

export function readYaml11(source: string): Reading {
  return resolve(yaml11, source);
}

export function readYaml12(source: string): Reading {
  return resolve(yaml12, source);
}

function resolve(resolver: Resolver, source: string): Reading {
  const found = resolver.find(([pattern]) => pattern.test(source));
  return found ? found[1](source) : text;
}

const plain = (source: string): string => source.replaceAll('_', '');
const sign = (source: string): 1 | -1 => (source.startsWith('-') ? -1 : 1);
const unsigned = (source: string): string => plain(source).replace(/^[-+]/, '');

/** @param skipped length of the prefix that names the radix */
function radix(source: string, base: number, skipped: number): Reading {
  const digits = unsigned(source);
  const value = digits === '0' ? 0 : Number.parseInt(digits.slice(skipped), base);
  return number(sign(source) * value);
}

function infinite(source: string): Reading {
  return { kind: 'number', value: sign(source) * Number.POSITIVE_INFINITY };
}

function sexagesimal(source: string): Reading {
  const value = unsigned(source)
    .split(':')
    .reduce((sum, part) => sum * 60 + Number(part), 0);
  return { kind: 'number', value: sign(source) * value, sexagesimal: true };
}

/** PyYAML makes a `datetime` of it, and gives up on the file when there is no such date. */
function date(source: string): Reading {
  const [year, month, day, hour = 0, minute = 0, second = 0] = (source.match(/\d+/g) ?? []).slice(0, 6).map(Number) as [
    number,
    number,
    number,
  ];
  const offset = /[-+](\d{1,2})(?::(\d{2}))?$/.exec(source.slice(10));
  const minutes = Number(offset?.[1] ?? 0) * 60 + Number(offset?.[2] ?? 0);
  const days = new Date(Date.UTC(2000 + (year % 400), month, 0)).getUTCDate();
  const exists = year > 0 && month >= 1 && month <= 12 && day >= 1 && day <= days && hour < 24 && minute < 60;
  return exists && second < 60 && minutes < 24 * 60 ? { kind: 'date' } : failure;
}

function isSame(one: Reading, other: Reading): boolean {
  const held = (reading: Reading) => ('value' in reading ? reading.value : undefined);
  return one.kind === other.kind && (held(one) === held(other) || Number.isNaN(held(one)));
}

/**
 * Whether a number does not hold all the digits that are written. Trailing zeros of a decimal lose nothing, and `07` is
 * a way to write 7; `007` is none.
 */
function losesDigits(source: string, reading: Reading): boolean {
  if (reading.kind !== 'number' || !/[0-9]/.test(source)) return false;
  if (/^[-+]?0[0-9]{2}/.test(source)) return true;
  if (/^[-+]?(?:[0-9]+|0[ox].*)$/.test(source)) return !Number.isSafeInteger(reading.value);
  const digits = source.replace(/[eE].*$/, '').replace(/[^0-9]/g, '');
  const significant = digits.replace(/^0+/, '').replace(/0+$/, '').length;
  return !Number.isFinite(reading.value) || significant > 17 || (reading.value === 0 && significant > 0);
}
