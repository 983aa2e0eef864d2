/** One step of a build: a script in a Node process of its own. A step that fails ends the build. */
import { spawn } from 'node:child_process';
import { once } from 'node:events';

export async function runScript(script, ...args) {
  const [code] = await once(spawn(process.execPath, [script, ...args], { stdio: 'inherit' }), 'exit');
  if (code !== 0) process.exit(1);
}
