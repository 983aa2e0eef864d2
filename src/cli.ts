#!/usr/bin/env node
/** The command line (docs/command-line.md). Each command is loaded when it is asked for. */
import { commandLine, EXIT, misused, NoStore, UsageError } from './cli/usage.js';
import { type Config, ConfigError } from './config.js';
import { missingNativePart } from './lib/native-part.js';
import { nearMiss } from './schema/near-miss.js';
import { ServiceFailure } from './service/failures.js';
import { BadExport } from './service/records/bad-export.js';
import { Damaged, StoreUnavailable } from './store/index.js';

type Print = (line: string) => void;

interface Command {
  readonly does: string;
  /** What `--help` shows; absent: the command reads `--help` itself. */
  readonly usage?: () => Promise<string>;
  /** @returns the exit code; undefined: done, or it goes on until it is told to stop */
  run(args: readonly string[], print: Print): Promise<number | undefined>;
}

/** Works on the store that the settings name. */
function onStore(command: StoreCommand): Command['run'] {
  return async (args, print) => {
    const [{ StoreAccess }, { readConfig }] = await Promise.all([
      import('./cli/store-access.js'),
      import('./config.js'),
    ]);
    const config = readConfig(process.env);
    const stores = new StoreAccess(config);
    try {
      return await command(stores, args, print, config);
    } finally {
      await stores.close();
    }
  };
}

type StoreCommand = (
  stores: import('./cli/store-access.js').StoreAccess,
  args: readonly string[],
  print: Print,
  config: Config,
) => Promise<number>;

/** A command that is done when it ends. */
function done(command: (...given: Parameters<StoreCommand>) => Promise<void>): StoreCommand {
  return async (...given) => {
    await command(...given);
    return EXIT.done;
  };
}

const COMMANDS: Readonly<Record<string, Command>> = {
  plan: {
    does: 'plans a file of cargo, without a server',
    run: async (args, print) => (await import('./cli/plan.js')).planCommand(args, print),
  },
  compare: {
    does: 'plans requests under several settings, side by side',
    run: async (args, print) => (await import('./cli/compare.js')).compareCommand(args, print),
  },
  verify: {
    does: 'checks a plan from any source',
    run: async (args, print) => (await import('./cli/verify.js')).verifyCommand(args, print),
  },
  bench: {
    does: 'measures suites of problems under settings',
    run: async (args, print) => (await import('./cli/bench.js')).benchCommand(args, print),
  },
  serve: {
    does: 'starts the service',
    run: async (args, print) => (await import('./cli/serve.js')).serveCommand(args, print),
  },
  worker: {
    does: 'starts a worker, which takes jobs from Redis',
    run: async (args, print) => (await import('./cli/serve.js')).workerCommand(args, print),
  },
  keys: {
    does: 'makes, lists and revokes API keys',
    usage: async () => (await import('./cli/keys.js')).USAGE,
    run: async (args, print) => onStore(done((await import('./cli/keys.js')).keysCommand))(args, print),
  },
  people: {
    does: 'adds, lists and disables people, and prints links to sign in',
    usage: async () => (await import('./cli/people.js')).USAGE,
    run: async (args, print) => onStore(done((await import('./cli/people.js')).peopleCommand))(args, print),
  },
  data: {
    does: 'exports, imports, checks, backs up and repairs a store',
    usage: async () => (await import('./cli/data.js')).USAGE,
    run: async (args, print) => onStore((await import('./cli/data.js')).dataCommand)(args, print),
  },
  mcp: {
    does: 'connects assistants to a running service',
    run: async (args, print) => {
      const { mcpCommand, OPTIONS, USAGE } = await import('./mcp/command.js');
      const line = commandLine(USAGE, OPTIONS, args, print);
      if (line === null) return EXIT.done;
      const [word] = line.files;
      if (word !== undefined) throw misused(USAGE, `"${word}" has no meaning here: stowage mcp takes options only.`);
      return await mcpCommand(args, print);
    },
  },
};

async function run([name = '', ...args]: readonly string[]): Promise<number | undefined> {
  const print = (line: string) => process.stdout.write(`${line}\n`);
  const command = Object.hasOwn(COMMANDS, name) ? COMMANDS[name] : undefined;
  if (command?.usage !== undefined && args.some((arg) => /^(-h|--help)$/.test(arg))) {
    print(await command.usage());
    return EXIT.done;
  }
  if (command !== undefined) return await command.run(args, print);
  if (/^(--?h(elp)?|help)$/.test(name)) {
    if (args.length > 0) return await run([args[0]!, '--help']);
    print(overview());
    return EXIT.done;
  }
  if (/^(--version|-v)$/.test(name)) {
    print((await import('./calculation/version.js')).ENGINE_VERSION);
    return EXIT.done;
  }
  const near = nearMiss(name, Object.keys(COMMANDS));
  const hint = near === undefined ? '.' : `: did you mean ${near}?`;
  throw new UsageError(
    `${name === '' ? 'A command is missing.' : `There is no command "${name}"${hint}`}\n\n${overview()}`,
  );
}

function overview(): string {
  const rows = Object.entries(COMMANDS).map(([name, { does }]) => `  stowage ${name.padEnd(9)} ${does}`);
  return `${[...rows, `  stowage ${'--version'.padEnd(9)} prints the version`].join('\n')}

stowage help plan lists the options of plan, and likewise for each command. Settings are environment variables.`;
}

function isForeseen(error: unknown): error is Error {
  return [UsageError, NoStore, ConfigError, ServiceFailure, StoreUnavailable, BadExport, Damaged].some(
    (kind) => error instanceof kind,
  );
}

// `stowage plan FILE --json | head` ends before we do.
process.stdout.on('error', (error: NodeJS.ErrnoException) => {
  if (error.code !== 'EPIPE') throw error;
  process.exit(EXIT.done);
});

try {
  const code = await run(process.argv.slice(2));
  if (code !== undefined) process.exitCode = code;
} catch (error) {
  const missing = missingNativePart(error);
  process.stderr.write(`${missing ?? (isForeseen(error) ? error.message : (error as Error).stack)}\n`);
  process.exitCode = missing !== null || isForeseen(error) ? EXIT.mistake : EXIT.fault;
}
