import type { Page, Response } from '@playwright/test';
import { expect } from './test';

/** Collects the violations of the page's Content-Security-Policy from now on. */
export async function collectPolicyViolations(page: Page): Promise<string[]> {
  const violations: string[] = [];
  await page.exposeFunction('recordViolation', (violation: string) => {
    violations.push(violation);
  });
  await page.addInitScript(() => {
    const { recordViolation } = window as unknown as {
      recordViolation: (violation: string) => void;
    };
    addEventListener('securitypolicyviolation', (event) => {
      const { effectiveDirective, blockedURI, documentURI } = event;
      recordViolation(`${effectiveDirective} ${blockedURI} on ${documentURI}`);
    });
  });
  return violations;
}

/** Checks that a page's policy allows only the site's scripts and styles, and no strings as HTML. */
export async function expectStrictPolicy(response: Response | null, path: string): Promise<void> {
  const policy = await response?.headerValue('Content-Security-Policy');
  expect(policy, path).toContain("require-trusted-types-for 'script'");
  expect(await response?.headerValue('Cross-Origin-Opener-Policy'), path).toBe('same-origin');
  for (const kind of ['script', 'style']) {
    expect(policy, path).toMatch(RegExp(`(${kind}|default)-src '(self|none)'`));
  }
  expect(policy, path).not.toContain('unsafe-');
}
