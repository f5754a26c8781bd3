import type { Io, Output } from './io.js';

/**
 * Writes text for people. On a GitHub runner, whatever in it looks like a command to the runner stands in a fence
 * that makes the runner deaf. For data, write to the stream: JSON is inert by itself.
 */
export async function say(stream: Output, text: string, env: Io['env']): Promise<void> {
  if (env.GITHUB_ACTIONS !== 'true' || !looksLikeCommand(text)) {
    stream.write(text);
    return;
  }
  const { randomUUID } = await import('node:crypto');
  const token = randomUUID();
  stream.write(`::stop-commands::${token}\n${text}${text.endsWith('\n') ? '' : '\n'}::${token}::\n`);
}

/** `::name::` at the start of a line, or `##[name]` anywhere. Other characters are left out: a runner may skip them. */
export function looksLikeCommand(text: string): boolean {
  return /::|##\[/.test(text.replace(/[^!-~]/g, ''));
}
