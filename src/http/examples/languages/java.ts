/** A call in Java 17 or newer, with nothing but its library. */
import type { Called, SentBody } from '../called.js';
import { programName } from '../example.js';

const IMPORTS = [
  'import java.net.URI;',
  'import java.net.http.*;',
  'import java.net.http.HttpRequest.BodyPublishers;',
  'import java.net.http.HttpResponse.BodyHandlers;',
  '',
];

export function java({ method, address, needsKey, body, answers }: Called): string {
  const parts = [
    'System.getenv("STOWAGE_URL")',
    ...address.map(({ kind, text }) => (kind === 'variable' ? programName(text) : `"${text}"`)),
  ];
  const handler = { json: 'ofString', text: 'ofString', bytes: 'ofByteArray', events: 'ofLines' }[answers];
  const type = { json: 'String', text: 'String', bytes: 'byte[]', events: 'java.util.stream.Stream<String>' }[answers];
  const lines = [
    ...IMPORTS,
    `HttpRequest request = HttpRequest.newBuilder(URI.create(${parts.join(' + ')}))`,
    ...(needsKey ? ['    .header("TokenID", System.getenv("STOWAGE_KEY"))'] : []),
    ...(body === null ? [] : [`    .header("Content-Type", "${body.type}")`]),
    `    .method("${method}", ${body === null ? 'BodyPublishers.noBody()' : `BodyPublishers.ofString(${literal(body)})`})`,
    '    .build();',
    `HttpResponse<${type}> answer = HttpClient.newHttpClient().send(request, BodyHandlers.${handler}());`,
    ...(answers === 'events' ? ['answer.body().forEach(System.out::println);'] : []),
  ];
  return lines.join('\n');
}

function literal({ text, isPlain }: SentBody): string {
  if (!isPlain) return JSON.stringify(text);
  const escaped = text.replaceAll('\\', '\\\\');
  return `"""\n${escaped.replaceAll(/^/gm, '        ')}"""`;
}
