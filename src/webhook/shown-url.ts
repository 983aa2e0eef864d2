/** Addresses of webhooks as they may be seen. */

/** Without user and password, where it has them. */
export function shownUrl(url: string): string {
  if (!URL.canParse(url)) return url;
  const parsed = new URL(url);
  if (parsed.username === '' && parsed.password === '') return url;
  parsed.username = '***';
  parsed.password = '***';
  return parsed.href;
}

/** For logs, which more people read: scheme and host only, as paths and queries may hold secrets too. */
export function loggedUrl(url: string): string {
  return URL.canParse(url) ? new URL(url).origin : 'no address';
}
