import { TestEnvironment } from 'jest-environment-jsdom';

/** jsdom, with the web APIs of Node that it lacks. */
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
