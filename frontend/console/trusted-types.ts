import { TRUSTED_TYPES_POLICY } from 'shared/site-headers';

/** The part of Trusted Types that the console uses. TypeScript doesn't know them yet, and some browsers lack them. */
interface TrustedTypes {
  createPolicy: (name: string, rules: Policy) => Policy;
}
type Policy = Record<'createHTML' | 'createScriptURL', (text: string) => string>;

const rules: Policy = { createHTML: (text) => text, createScriptURL: (text) => text };
const { trustedTypes } = globalThis as { trustedTypes?: TrustedTypes };
const policy = trustedTypes?.createPolicy(TRUSTED_TYPES_POLICY, rules) ?? rules;

/** Marks HTML for a document in which no script can run. */
export function inertHtml(html: string): string {
  return policy.createHTML(html);
}

/** Marks the address of the console's own worker. */
export function workerUrl(path: string): string {
  return policy.createScriptURL(path);
}
