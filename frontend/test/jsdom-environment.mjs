import { TestEnvironment } from 'jest-environment-jsdom';

/** jsdom plus web APIs that it lacks, taken from Node. */
export default class JsdomEnvironment extends TestEnvironment {
  async setup() {
    await super.setup();
    Object.assign(this.global, {
      fetch,
      Headers,
      Request,
      Response,
      TextDecoder,
      TextEncoder,
      AbortController,
      AbortSignal,
      structuredClone,
    });
  }
}
