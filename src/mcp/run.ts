/** `npm run mcp`. */
import { mcpCommand } from './command.js';

const code = await mcpCommand(process.argv.slice(2), (line) => process.stdout.write(`${line}\n`));
if (code !== undefined) process.exitCode = code;
