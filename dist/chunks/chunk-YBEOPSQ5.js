import { createRequire as __createRequire } from 'node:module';
const require = __createRequire(import.meta.url);

// src/lint/baseline/entry.ts
var version = 1;
var mostEntries = 1e4;

// src/lint/baseline/generated/baseline.schema.json
var baseline_schema_default = {
  $schema: "https://json-schema.org/draft/2020-12/schema",
  $id: "https://raw.githubusercontent.com/agent-state-lint/agent-state-lint/main/schemas/baseline.schema.json",
  title: "Baseline of agent-state-lint",
  type: "object",
  required: [
    "version",
    "entries"
  ],
  properties: {
    $schema: {
      type: "string",
      description: "Where the schema of this file lies, for editors.",
      "x-kind": "path"
    },
    version: {
      type: "integer",
      description: "The version of the form that the file has.",
      minimum: 1,
      maximum: 1
    },
    entries: {
      type: "array",
      items: {
        type: "object",
        required: [
          "rule",
          "path",
          "severity",
          "date",
          "message",
          "fingerprint"
        ],
        properties: {
          rule: {
            type: "string",
            description: "The rule that spoke.",
            pattern: "^[a-z][a-z0-9-]{0,40}/[a-z][a-z0-9-]{0,60}$",
            "x-shape": "a rule id like grid/progress-percent",
            "x-kind": "id"
          },
          path: {
            type: "string",
            description: "The file that it spoke of, relative to the repository.",
            "x-kind": "path"
          },
          pointer: {
            type: "string",
            description: "JSON pointer of the place, where it is a value.",
            "x-kind": "path"
          },
          severity: {
            description: "How loudly it spoke. A finding that is louder now is not hidden.",
            type: "string",
            enum: [
              "error",
              "warning",
              "info"
            ]
          },
          date: {
            type: "string",
            description: "The day on which the finding was first recorded, in UTC.",
            pattern: "^[0-9]{4}-[0-9]{2}-[0-9]{2}$",
            "x-shape": "a day like 2026-05-12",
            "x-kind": "id"
          },
          message: {
            type: "string",
            description: "What it said, for whoever reads the baseline.",
            "x-kind": "text"
          },
          fingerprint: {
            type: "string",
            description: "What the finding is known by: rule, file, key path and the text there, as a hash.",
            pattern: "^[0-9a-f]{32}(?:-[1-9][0-9]{0,8})?$",
            "x-shape": "a fingerprint of 32 hex digits, and a number where there are several",
            "x-kind": "id"
          }
        },
        description: "A finding that is hidden."
      },
      description: "The findings that are hidden, in order."
    }
  },
  description: "Findings that were there when the linter came, and are hidden since."
};

export {
  version,
  mostEntries,
  baseline_schema_default
};
