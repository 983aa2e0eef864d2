/** What Node's HTTP parser refuses before any route sees it, with the error body of every other refusal. */
import { randomUUID } from 'node:crypto';
import { type Server, type ServerResponse, STATUS_CODES } from 'node:http';
import type { Socket } from 'node:net';
import { badRequest, expectationFailed, headersTooLarge, type Problem, requestTimedOut } from './errors.js';
import { problemBody } from './problem-body.js';

export function answerProtocolErrors(server: Server): void {
  server.on('clientError', (error: NodeJS.ErrnoException, socket) => {
    if (error.code === 'ECONNRESET' || !socket.writable) socket.destroy();
    else refuse(socket as Socket, problemOf(error.code));
  });
  server.on('checkExpectation', (_request, response: ServerResponse) => {
    const { status, body, headers } = answerOf(expectationFailed());
    response.writeHead(status, { ...headers, Connection: 'close' }).end(body);
  });
}

function problemOf(code: string | undefined): Problem {
  if (code === 'ERR_HTTP_REQUEST_TIMEOUT') return requestTimedOut();
  return code === 'HPE_HEADER_OVERFLOW' ? headersTooLarge() : badRequest();
}

function answerOf(problem: Problem) {
  const requestId = randomUUID();
  const body = JSON.stringify(problemBody(problem, requestId));
  const headers = {
    'Content-Type': 'application/json',
    'Content-Length': String(Buffer.byteLength(body)),
    'X-Request-Id': requestId,
    'X-Api-Version': '2',
  };
  return { status: problem.status, body, headers };
}

/** There is no response to write to: the request was never understood. */
function refuse(socket: Socket, problem: Problem): void {
  const { status, body, headers } = answerOf(problem);
  const lines = Object.entries({ ...headers, Connection: 'close' }).map(([name, value]) => `${name}: ${value}`);
  socket.end(`HTTP/1.1 ${status} ${STATUS_CODES[status]}\r\n${lines.join('\r\n')}\r\n\r\n${body}`);
}
