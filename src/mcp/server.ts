/** The MCP server: the tools, offered to one caller. What goes wrong is an answer that says what to mend. */

import { type Stowage, StowageError } from '../client/index.js';
import { PLANNING_TOOLS } from './planning-tools.js';
import { SAVED_LOAD_TOOLS } from './saved-load-tools.js';
import { fromJsonSchema, McpServer } from './sdk.js';
import { type Link, type Tool, ToolMistake } from './tool.js';

export const TOOLS: readonly Tool[] = [...PLANNING_TOOLS, ...SAVED_LOAD_TOOLS];

const INSTRUCTIONS =
  'Plans how cargo is loaded into containers. Sizes are in the unit that uom names (UnitMetric: mm and kg). ' +
  'Start with build_load; explain_unloaded and compare_settings help where cargo stays behind.';

/** @param user e-mail of the caller; null: nobody said */
export function createMcpServer(stowage: Stowage, user: string | null): McpServer {
  const server = new McpServer({ name: 'stowage', version: '2.0.0' }, { instructions: INSTRUCTIONS });
  for (const tool of TOOLS) {
    server.registerTool(
      tool.name,
      {
        title: tool.title,
        description: tool.description,
        inputSchema: fromJsonSchema<Record<string, unknown>>(tool.input as never),
        outputSchema: fromJsonSchema(tool.output as never),
        annotations: { readOnlyHint: tool.isReadOnly, openWorldHint: false, destructiveHint: false },
      },
      (args, context) => answer(tool, { stowage, user, args, signal: context.mcpReq.signal }),
    );
  }
  return server;
}

async function answer(tool: Tool, call: Parameters<Tool['run']>[0]) {
  try {
    const { structured, text, links = [] } = await tool.run(call);
    const content = [{ type: 'text' as const, text }, ...links.map(resourceLink)];
    return { content, structuredContent: structured };
  } catch (error) {
    return { content: [{ type: 'text' as const, text: mistakeOf(error) }], isError: true };
  }
}

function resourceLink(link: Link) {
  return { type: 'resource_link' as const, ...link };
}

function mistakeOf(error: unknown): string {
  if (error instanceof ToolMistake) return error.message;
  if (error instanceof StowageError) {
    if (error.code === 'ConnectionLost') return `${error.message} Its address is STOWAGE_URL.`;
    const issues = error.issues.map(({ pointer, message, hint }) =>
      [`${pointer}: ${message}`, hint].filter(Boolean).join(' - '),
    );
    return [`${error.message} (${error.code})`, ...issues].join('\n');
  }
  throw error;
}
