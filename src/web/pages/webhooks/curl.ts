/**
 * A webhook as commands for a shell: the load is read from the service and sent as the service sends it. Key and secret
 * are variables of the shell, so that whoever is sent these lines gets neither.
 */

interface Sent {
  readonly id: string;
  readonly processId: string;
  readonly url: string;
}

/** @param service its origin */
export function curlOf({ id, processId, url }: Sent, service: string): string {
  return [
    '# STOWAGE_KEY: your API key; STOWAGE_SECRET: the signing secret (whsec_...)',
    `curl -s -H "TokenID: $STOWAGE_KEY" ${quoted(`${service}/Processes/${processId}`)} | jq -c .load > load.json`,
    'now=$(date +%s)',
    `secret=$(printf %s "\${STOWAGE_SECRET#whsec_}" | base64 -d | od -An -tx1 | tr -d " \\n")`,
    `signature=$( (printf %s ${quoted(`${id}.`)}"$now." && cat load.json) | openssl dgst -sha256 -mac HMAC -macopt "hexkey:$secret" -binary | base64)`,
    `curl -X POST ${quoted(url)} -H 'Content-Type: application/json' -H ${quoted(`webhook-id: ${id}`)} -H "webhook-timestamp: $now" -H "webhook-signature: v1,$signature" -H ${quoted(`X-Process-Id: ${processId}`)} --data-binary @load.json`,
  ].join('\n');
}

/** For a POSIX shell. */
function quoted(text: string): string {
  return `'${text.replaceAll("'", "'\\''")}'`;
}
