import { createServer } from 'node:http';
import { type AddressInfo, connect as dial } from 'node:net';
import { expect, onTestFinished, test, vi } from 'vitest';
import { connect } from '../../../src/action/github/connect.js';
import { fakeGitHub } from '../../support/github/server.js';

/** A proxy that tunnels everything to one port of the loopback, and remembers what it was asked for. */
async function proxyTo(port: number) {
  const asked: { readonly target: string | undefined; readonly authorization: string | undefined }[] = [];
  const proxy = createServer().on('connect', ({ url, headers }, client) => {
    asked.push({ target: url, authorization: headers['proxy-authorization'] });
    const server = dial(port, '127.0.0.1', () => {
      client.write('HTTP/1.1 200 Connection established\r\n\r\n');
      server.pipe(client).pipe(server);
    });
    for (const socket of [server, client]) socket.on('error', () => [server, client].map((one) => one.destroy()));
  });
  await new Promise<void>((resolve) => proxy.listen(0, '127.0.0.1', resolve));
  onTestFinished(() => void proxy.close());
  return { asked, url: `http://ada:tea@127.0.0.1:${(proxy.address() as AddressInfo).port}` };
}

test('GitHub is asked through the proxy that the runner names', async () => {
  const github = await fakeGitHub({ comments: [{ body: 'one' }] });
  const proxy = await proxyTo(Number(new URL(github.url).port));
  vi.stubEnv('GITHUB_API_URL', 'http://github.test:8080');
  for (const name of ['http_proxy', 'HTTP_PROXY']) vi.stubEnv(name, proxy.url);
  for (const name of ['no_proxy', 'NO_PROXY']) vi.stubEnv(name, '');
  onTestFinished(() => void vi.unstubAllEnvs());
  const repository = { owner: 'ada', repo: 'recipe-box' };
  const connected = await connect({ token: 'secret', env: process.env, repository });
  const comments = await connected?.octokit.rest.issues.listComments({ ...repository, issue_number: 1 });
  expect(comments?.data).toMatchObject([{ body: 'one' }]);
  // The token is GitHub's alone: the proxy sees a name and its own password.
  const authorization = `Basic ${Buffer.from('ada:tea').toString('base64')}`;
  expect(proxy.asked).toEqual([{ target: 'github.test:8080', authorization }]);
});
