import { expect, onTestFinished, test, vi } from 'vitest';
import { connect } from '../../../src/action/github/connect.js';
import { UsageError } from '../../../src/index.js';

test('a proxy whose address is none is said to be that', async () => {
  vi.stubEnv('GITHUB_API_URL', 'https://github.test');
  for (const name of ['https_proxy', 'HTTPS_PROXY']) vi.stubEnv(name, 'no proxy: at all');
  for (const name of ['no_proxy', 'NO_PROXY']) vi.stubEnv(name, '');
  onTestFinished(() => void vi.unstubAllEnvs());
  const repository = { owner: 'ada', repo: 'recipe-box' };
  const failed = connect({ token: 'secret', env: process.env, repository });
  await expect(failed).rejects.toThrow(
    new UsageError('the proxy for GitHub (https_proxy in the environment) is no URL'),
  );
});
