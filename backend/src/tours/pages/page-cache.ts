interface Kept {
  at: number;
  page: Promise<string | null>;
}

/** Rendered pages: one for all who ask within seconds, and the last of each for when none can be rendered. */
export class PageCache {
  private readonly fresh = new Map<string, Kept>();
  private readonly last = new Map<string, string>();

  /**
   * @param render the page at an address; null if there is none
   * @param freshMs for how long a page is good
   */
  constructor(
    private readonly render: (path: string) => Promise<string | null>,
    private readonly freshMs: number,
  ) {}

  /**
   * The page as it was a moment ago; null if there is none.
   *
   * @throws whatever kept it from being rendered
   */
  at(path: string): Promise<string | null> {
    const before = this.fresh.get(path);
    const now = performance.now();
    if (before && now - before.at < this.freshMs) return before.page;
    const page = this.render(path);
    this.fresh.set(path, { at: now, page });
    const forget = () => {
      if (this.fresh.get(path)?.page === page) this.fresh.delete(path);
    };
    // Neither a failure nor one of endless wrong addresses is kept.
    page.then((text) => {
      if (text !== null) this.last.set(path, text);
      else {
        this.last.delete(path);
        forget();
      }
    }, forget);
    return page;
  }

  /** The page as it was when it was last rendered; undefined if it never was, or is gone. */
  lastAt(path: string): string | undefined {
    return this.last.get(path);
  }

  /** The addresses of all pages that were rendered, and are not known to be gone. */
  get paths(): string[] {
    return [...this.last.keys()];
  }
}
