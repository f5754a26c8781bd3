import { expect, test } from 'vitest';
import { reduced } from '../../scripts/openapi/reduce.mjs';
import committed from '../support/github/generated/openapi.json' with { type: 'json' };

const whole = {
  openapi: '3.0.3',
  info: { title: 'Kitchen', version: '1.2.3', description: 'long' },
  paths: {
    '/pots/{pot}': {
      get: {
        operationId: 'pots/get',
        summary: 'long',
        parameters: [{ $ref: '#/components/parameters/pot' }],
        responses: {
          200: {
            description: 'long',
            content: { 'application/json': { schema: { $ref: '#/components/schemas/pot' } } },
          },
          204: { description: 'empty' },
          404: { $ref: '#/components/responses/gone' },
        },
      },
      delete: { operationId: 'pots/delete', responses: { 204: {} } },
    },
    '/pans': { get: { operationId: 'pans/list', responses: {} } },
  },
  components: {
    parameters: {
      pot: { name: 'pot', in: 'path', required: true, description: 'long', schema: { type: 'string', example: 'red' } },
    },
    responses: { gone: { content: { 'application/json': { schema: { $ref: '#/components/schemas/error' } } } } },
    schemas: {
      pot: {
        type: 'object',
        description: 'long',
        required: ['description'],
        properties: {
          description: { type: 'string', description: 'long', nullable: true },
          size: { type: 'string', enum: ['small', 'large'], nullable: true },
          lid: { allOf: [{ $ref: '#/components/schemas/lid' }], nullable: true },
          within: { type: 'array', items: { $ref: '#/components/schemas/pot' } },
        },
      },
      lid: { type: 'object', additionalProperties: { type: 'integer', example: 1 } },
      error: { type: 'object', 'x-note': 'long' },
      pan: { type: 'object' },
    },
  },
};

test('a description is reduced to some operations, and to what checks them', () => {
  const json = (name: string) => ({
    content: { 'application/json': { schema: { $ref: `#/components/schemas/${name}` } } },
  });
  expect(reduced(whole, ['pots/get'])).toEqual({
    openapi: '3.1.0',
    info: { title: 'Kitchen, reduced by scripts/github-openapi.mjs', version: '1.2.3' },
    paths: {
      '/pots/{pot}': {
        get: {
          operationId: 'pots/get',
          parameters: [{ name: 'pot', in: 'path', required: true, schema: { type: 'string' } }],
          responses: { 200: json('pot'), 204: {}, 404: json('error') },
        },
      },
    },
    components: {
      schemas: {
        error: { type: 'object' },
        lid: { type: 'object', additionalProperties: { type: 'integer' } },
        pot: {
          type: 'object',
          required: ['description'],
          properties: {
            description: { type: ['string', 'null'] },
            size: { type: ['string', 'null'], enum: ['small', 'large', null] },
            lid: { anyOf: [{ allOf: [{ $ref: '#/components/schemas/lid' }] }, { type: 'null' }] },
            within: { type: 'array', items: { $ref: '#/components/schemas/pot' } },
          },
        },
      },
    },
  });
});

test('an operation that is not described stops it', () => {
  expect(() => reduced(whole, ['pots/get', 'pots/boil'])).toThrow('not described: pots/boil');
});

test('what is committed refers to nothing that it lacks', () => {
  const names = [...JSON.stringify(committed).matchAll(/"\$ref":"#\/components\/schemas\/([^"]+)"/g)].map(
    ([, name]) => name,
  );
  expect(names.length).toBeGreaterThan(50);
  expect(Object.keys(committed.components.schemas)).toEqual(expect.arrayContaining(names));
});
