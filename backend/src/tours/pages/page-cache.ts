interface Entry {
  at: number;
  page: Promise<string | null>;
}

/** Caches rendered pages for seconds, and keeps the last one of each path for when rendering fails. */
export class PageCache {
  private readonly fresh = new Map<string, Entry>();
  private readonly last = new Map<string, string>();

  /**
   * @param render returns the page at a path; null if there is none
   * @param freshMs how long a page is served from the cache
   */
  constructor(
    private readonly render: (path: string) => Promise<string | null>,
    private readonly freshMs: number,
  ) {}

  /**
   * Returns the page at a path, at most `freshMs` old; null if there is none.
   *
   * @throws the error of rendering it
   */
  get(path: string): Promise<string | null> {
    const before = this.fresh.get(path);
    const now = performance.now();
    if (before && now - before.at < this.freshMs) return before.page;
    const page = this.render(path);
    this.fresh.set(path, { at: now, page });
    const forget = () => {
      if (this.fresh.get(path)?.page === page) this.fresh.delete(path);
    };
    // Failures aren't cached, nor wrong paths, since there are endless ones.
    page.then((text) => {
      if (text !== null) this.last.set(path, text);
      else {
        this.last.delete(path);
        forget();
      }
    }, forget);
    return page;
  }

  /** Returns the page as it was last rendered; undefined if it never was, or no longer exists. */
  getLast(path: string): string | undefined {
    return this.last.get(path);
  }

  /** The paths of all pages that were rendered and still exist, as far as is known. */
  get paths(): string[] {
    return [...this.last.keys()];
  }
}
