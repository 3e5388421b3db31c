import { TRUSTED_TYPES_POLICY } from 'shared/site-headers';

/**
 * The part of the Trusted Types API that the console uses. TypeScript has no types for it, and some browsers lack it.
 */
interface TrustedTypes {
  createPolicy: (name: string, rules: Policy) => Policy;
}
type Policy = Record<'createHTML' | 'createScriptURL', (text: string) => string>;

const rules: Policy = { createHTML: (text) => text, createScriptURL: (text) => text };
const { trustedTypes } = globalThis as { trustedTypes?: TrustedTypes };
const policy = trustedTypes?.createPolicy(TRUSTED_TYPES_POLICY, rules) ?? rules;

/** Marks HTML as trusted. Use it only in documents that can't run scripts. */
export function trustInertHtml(html: string): string {
  return policy.createHTML(html);
}

/** Marks the URL of the console's service worker as trusted. */
export function trustWorkerUrl(path: string): string {
  return policy.createScriptURL(path);
}
