/** Caches finished texts that several clients request. Evicts the least recently used at a limit of characters. */
export class TextCache {
  private readonly texts = new Map<string, string>();
  private chars = 0;

  constructor(private readonly maxChars: number) {}

  get(key: string): string | undefined {
    const text = this.texts.get(key);
    if (text !== undefined) {
      this.texts.delete(key);
      this.texts.set(key, text);
    }
    return text;
  }

  set(key: string, text: string): void {
    if (text.length > this.maxChars / 4) return;
    this.chars += text.length - (this.texts.get(key)?.length ?? 0);
    this.texts.delete(key);
    this.texts.set(key, text);
    for (const [oldest, old] of this.texts) {
      if (this.chars <= this.maxChars) return;
      this.texts.delete(oldest);
      this.chars -= old.length;
    }
  }
}
