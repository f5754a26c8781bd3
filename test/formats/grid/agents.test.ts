import { describe, expect, test } from 'vitest';
import { agentTypeOf, isAgent } from '../../../src/formats/grid/agents.js';
import { growth, linear } from '../../support/growth.js';

describe('the type of an agent', () => {
  test.each([
    ['executor-003', 'executor'],
    ['executor-03', 'executor'],
    ['executor', 'executor'],
    ['Executor-003', 'executor'],
    ['EXECUTOR_3', 'executor'],
    ['Executor 3', 'executor'],
    ['executor7', 'executor'],
    ['grid-executor', 'executor'],
    ['Grid Planner-001', 'planner'],
    ['executor-a', 'executor'],
    [' memory-001 ', 'memory'],
    ['mc', 'mc'],
    ['MC', 'mc'],
    ['mc-001', 'mc'],
    ['master-control', 'mc'],
    ['Master Control', 'mc'],
    ['master_control', 'mc'],
    ['MasterControl', 'mc'],
    ['accountant', 'accountant'],
    ['agent-1', 'agent'],
    ['wizard-001', 'wizard'],
    ['Data_Wizard-12', 'datawizard'],
    ['constructor-1', 'constructor'],
  ])('%j', (name, type) => {
    expect(agentTypeOf(name)).toBe(type);
    expect(isAgent(name)).toBe(true);
  });

  test.each([
    '',
    ' ',
    'wizard',
    'executors',
    'PATTERN',
    'GOTCHA 1',
    'MC NOTE',
    'mcp',
    'master',
    'master  control',
    '-001',
    '007',
    'x-1',
    'executor-1234567890123',
    'Ada <ada@example.com>',
    'executor-003\nplanner-001',
    '__proto__',
    `executor-${'a'.repeat(60)}`,
  ])('there is none of %j', (name) => {
    expect(agentTypeOf(name)).toBeUndefined();
    expect(isAgent(name)).toBe(false);
  });

  test('takes time in proportion', async () => {
    expect(await growth((size) => agentTypeOf('executor-'.repeat(size)), 100_000)).toBeLessThan(linear);
  });
});
