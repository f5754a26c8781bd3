import type { Data, Scalar } from './data.js';
import type { KeyPath, Position } from './place.js';
import type { SchemaVerdict } from './schema.js';
export type { Data, DataMap, Scalar } from './data.js';
/** Offsets are UTF-16 units from the start of the document's text; the end is exclusive. */
interface Span {
    readonly start: number;
    readonly end: number;
}
export interface ScalarNode extends Span {
    readonly kind: 'scalar';
    readonly value: Scalar;
    /** The text as written, quotes included: `69e4958` loads as Infinity, so hashes are read from here. */
    readonly source: string;
    /** `plain` is what YAML readers may disagree about; `literal` a number, a boolean or null of JSON. */
    readonly style: 'plain' | 'quoted' | 'block' | 'literal';
}
export interface MapEntry {
    readonly key: ScalarNode;
    readonly value: ValueNode;
}
export interface MapNode extends Span {
    readonly kind: 'map';
    /** In the order of the text. Of a key that stands twice, only the first entry is here. */
    readonly entries: readonly MapEntry[];
}
export interface ListNode extends Span {
    readonly kind: 'list';
    readonly items: readonly ValueNode[];
}
/** A parsed value that remembers where it stood, whatever notation it was written in. */
export type ValueNode = ScalarNode | MapNode | ListNode;
/** The syntax rule that speaks for a fault; the reader finds the fault, the rule only reports it. */
export type FaultKind = 'front-matter' | 'yaml' | 'json' | 'duplicate-key' | 'conflict-marker' | 'alias' | 'alias-bomb'
/** The file passes a limit, and was not read further. */
 | 'cap';
/** Something that a reader found wrong with the notation of a file. */
export interface Fault extends Span {
    readonly kind: FaultKind;
    readonly message: string;
    readonly related?: {
        readonly message: string;
        readonly start: number;
        readonly end: number;
    };
    /** What is left behind of an older file: without it, the rest is whole. */
    readonly cut?: Span;
}
/** Something that a rule points at: a key path of a document, or a stretch of its text. */
export interface Target extends Span {
    readonly document: Document;
    /** The key path that was pointed at; undefined for a stretch of text that is no value. */
    readonly keyPath: KeyPath | undefined;
    /** Whether nothing stands at the key path: then this is where its nearest parent stands. */
    readonly isMissing?: boolean;
}
/** One parsed file that remembers where each value stood. */
export interface Document {
    /** Relative to the repository, with `/`. */
    readonly path: string;
    /** The whole file, without its byte order mark. */
    readonly text: string;
    /** The parsed values with their places; undefined when the file does not parse or holds none. */
    readonly root: ValueNode | undefined;
    /** The same without places, which is all that a file of megabytes should be asked for as a whole. */
    readonly data: Data | undefined;
    /** Whether the values were read from JSON, which leaves nothing to the reader. */
    readonly isJson: boolean;
    readonly faults: readonly Fault[];
    /** What its specification says of it; undefined for a file without one, or one that does not parse. */
    readonly verdict: SchemaVerdict | undefined;
    /** The node at a key path (`phases.definitions.0.status`, or an array where a key holds a dot). */
    node(path: string | KeyPath): ValueNode | undefined;
    /**
     * Points at the value of a key path: at the whole value when it stands on one line, else at its key.
     * When the path does not exist, at its nearest parent that does.
     */
    at(path: string | KeyPath): Target;
    /** Points at the key of a key path, or like `at` when the path ends in a list index or does not exist. */
    key(path: string | KeyPath): Target;
    /** Points at a stretch of the text. */
    span(start: number, end: number): Target;
    position(offset: number): Position;
}
