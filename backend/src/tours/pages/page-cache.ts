interface Entry {
  renderedAt: number;
  page: Promise<string | null>;
}

/** Caches rendered pages for a few seconds, and keeps the last page of each path as a fallback if rendering fails. */
export class PageCache {
  private readonly entries = new Map<string, Entry>();
  private readonly lastPages = new Map<string, string>();

  /**
   * @param render returns the page at a path; null if it doesn't exist
   * @param ttlMs how long a page is served from the cache
   */
  constructor(
    private readonly render: (path: string) => Promise<string | null>,
    private readonly ttlMs: number,
  ) {}

  /**
   * Returns the page at a path, at most `ttlMs` old; null if it doesn't exist.
   *
   * @throws the error from `render`
   */
  get(path: string): Promise<string | null> {
    const entry = this.entries.get(path);
    const now = performance.now();
    if (entry && now - entry.renderedAt < this.ttlMs) return entry.page;
    const page = this.render(path);
    this.entries.set(path, { renderedAt: now, page });
    const removeEntry = () => {
      if (this.entries.get(path)?.page === page) this.entries.delete(path);
    };
    // Failures aren't cached. Neither are paths without a page, because their number is unlimited.
    page.then((text) => {
      if (text !== null) this.lastPages.set(path, text);
      else {
        this.lastPages.delete(path);
        removeEntry();
      }
    }, removeEntry);
    return page;
  }

  /** Returns the last rendered page at a path; undefined if it was never rendered, or no longer exists. */
  getLast(path: string): string | undefined {
    return this.lastPages.get(path);
  }

  /** The paths of all pages that `getLast` returns. */
  get paths(): string[] {
    return [...this.lastPages.keys()];
  }
}
