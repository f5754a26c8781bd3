import type { Document } from '../../core/document.js';
import type { Body, ProseState } from './snapshot.js';

/** Reads the prose dialect: its `Current Position` section, progress bar and ticks. */
export async function readProse(document: Document, body: Body): Promise<ProseState> {
  return { dialect: 'prose', document, body, at: document.at.bind(document), ticks: [] };
}
