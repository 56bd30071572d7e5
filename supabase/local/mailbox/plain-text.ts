const entities: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', '#39': "'" };

/** An e-mail as plain text. A link's address follows its text, unless they are the same. */
export function plainText(html: string): string {
  return html
    .replace(/<head[\s\S]*?<\/head\s*>/i, '')
    .replace(/\s+/g, ' ')
    .replace(/<a\b[^>]*?href="([^"]*)"[^>]*>(.*?)<\/a\s*>/gi, (_, href: string, words: string) =>
      words.trim() === href ? href : `${words.trim()}: ${href} `,
    )
    .replace(/<(\/p|\/h\d|\/div|br|hr)\b[^>]*>/gi, '\n')
    .replace(/<[^>]*>/g, '')
    .replace(/&(amp|lt|gt|quot|#39);/g, (entity, name: string) => entities[name] ?? entity)
    .replace(/ *\n */g, '\n')
    .replace(/\n{3,}/g, '\n\n')
    .trim();
}
