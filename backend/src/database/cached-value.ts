/** A value that is loaded on demand, and then cached for a while. Simultaneous callers share one load. */
export class CachedValue<Value> {
  private latest?: { loadedAt: number; value: Promise<Value> };

  /** @param ttlMs how long a value is cached */
  constructor(
    private readonly load: () => Promise<Value>,
    private readonly ttlMs: number,
  ) {}

  /** Returns the cached value, or loads it if it isn't cached or is too old. */
  get(): Promise<Value> {
    const now = performance.now();
    if (!this.latest || now - this.latest.loadedAt >= this.ttlMs) {
      const value = this.load();
      this.latest = { loadedAt: now, value };
      // Failures aren't cached.
      value.catch(() => {
        this.clear();
      });
    }
    return this.latest.value;
  }

  /** Clears the cache, so that the next call to {@link get} loads the value. */
  clear(): void {
    delete this.latest;
  }
}
