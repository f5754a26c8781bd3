import type { Data } from './data.js';
import type { KeyPath } from './place.js';
/**
 * What kind of thing a value is; decides which rule may judge it and what counts as a placeholder. `free` is what
 * programs and models say in words of their own, so that nothing in it is a placeholder.
 */
export type ValueKind = 'id' | 'name' | 'date' | 'text' | 'free' | 'commit' | 'path';
/** The part of JSON Schema (draft 2020-12) that our specification uses, with its own annotations (`x-`). */
export interface JsonSchema {
    readonly $id?: string;
    readonly title?: string;
    readonly description?: string;
    readonly type?: string | readonly string[];
    readonly format?: string;
    readonly pattern?: string;
    readonly enum?: readonly unknown[];
    readonly minimum?: number;
    readonly maximum?: number;
    readonly default?: unknown;
    readonly required?: readonly string[];
    readonly properties?: {
        readonly [key: string]: JsonSchema;
    };
    readonly items?: JsonSchema;
    /** The schema of all fields that are not in `properties`, where any name will do. */
    readonly additionalProperties?: JsonSchema;
    /** The section of the source document that the field comes from. */
    readonly 'x-source'?: string;
    /** A pattern in words and by example, for messages. */
    readonly 'x-shape'?: string;
    readonly 'x-kind'?: ValueKind;
    /** Values of another dialect and what they are called here; a list where a person has to choose. */
    readonly 'x-counterparts'?: {
        readonly [value: string]: string | readonly string[];
    };
    /** Versions of the file that we know. */
    readonly 'x-known'?: readonly (string | number)[];
    /** How loudly a field that is not in `properties` is spoken of; `warning` when it is not said, `open` for not at all. */
    readonly 'x-unknown'?: 'warning' | 'info' | 'open';
}
/** One place where a document's values break its specification. */
export interface Violation {
    readonly keyword: 'placeholder' | 'type' | 'required' | 'enum' | 'pattern' | 'range' | 'timestamp' | 'unknown';
    /** The offending value; for `required`, the map that lacks the field. */
    readonly keyPath: KeyPath;
    readonly value: Data | undefined;
    /** The schema of the value; for `required`, of the missing field; for `unknown`, of the map that holds it. */
    readonly schema: JsonSchema;
    /** For `required`: the field that is missing. */
    readonly field?: string;
}
/** A document held against its specification. */
export interface SchemaVerdict {
    readonly schema: JsonSchema;
    readonly violations: readonly Violation[];
}
