import { spawn, spawnSync } from 'node:child_process';
import { cpSync, existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';
import { root } from './workspace.mjs';

/**
 * `npm run test:node -- 22 24`: the smoke test on other versions of Node, which come from the npm registry. A copy of
 * the working tree is installed, built and started as by `npm start`, without a warning; then the tests of the server
 * and one end-to-end test run in it.
 */
const versions = process.argv.slice(2);
if (versions.length === 0) versions.push('20', '22', '24');
const failed = [];
for (const version of versions) if (!(await passes(version))) failed.push(version);
console.log(failed.length === 0 ? `Passed on Node ${versions.join(', ')}` : `FAILED on Node ${failed.join(', ')}`);
process.exit(failed.length === 0 ? 0 : 1);

async function passes(version) {
  const folder = mkdtempSync(join(tmpdir(), `sandtable-node-${version}-`));
  try {
    const env = environmentWith(version, folder);
    if (!env) return false;
    const copy = join(folder, 'sandtable');
    copyTo(copy);
    return (await starts(copy, env)) && tested(copy, env);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

/** Our environment with that Node first on the path. */
function environmentWith(version, folder) {
  const shell = process.platform === 'win32';
  const args = ['install', '--no-save', '--no-audit', '--no-fund', '--loglevel=error', '--prefix', folder];
  spawnSync('npm', [...args, `node@${version}`], { stdio: 'inherit', shell });
  const bin = join(folder, 'node_modules', 'node', 'bin');
  const env = { ...process.env, PATH: [bin, process.env.PATH].join(delimiter), LOG_LEVEL: 'warn' };
  const { status, stdout } = spawnSync('node', ['--version'], { env, encoding: 'utf8', shell });
  const got = stdout?.trim();
  console.log(`\n—— Node ${got}, for ${version} ——`);
  return status === 0 && got?.startsWith(`v${version}`) ? env : undefined;
}

/** What git knows of or would add, as it is now. */
function copyTo(copy) {
  const listed = spawnSync('git', ['ls-files', '-co', '--exclude-standard', '-z'], { cwd: root, encoding: 'utf8' });
  const files = listed.stdout.split('\0').filter((file) => file !== '' && existsSync(join(root, file)));
  for (const file of files) cpSync(join(root, file), join(copy, file));
}

/** npm's remark on the configuration of this machine is not about us. */
function isWarning(line) {
  return /\bwarn|deprecat|experimental/i.test(line) && !/Unknown (user|env) config/.test(line);
}

function starts(copy, env) {
  return new Promise((resolve) => {
    const began = performance.now();
    const data = join(copy, '..', 'data');
    const server = spawn('node', ['scripts/start.mjs', '--port', '0', '--data', data], { cwd: copy, env });
    let said = '';
    let up = false;
    const heard = (text) => {
      process.stdout.write(text);
      said += text;
      if (up || !/is up at http/.test(said)) return;
      up = true;
      console.log(`Up after ${((performance.now() - began) / 1000).toFixed(0)} s`);
      server.kill('SIGTERM');
    };
    for (const stream of [server.stdout, server.stderr]) stream.setEncoding('utf8').on('data', heard);
    server.on('error', (error) => console.error(error.message));
    server.on('close', (code) => {
      const warnings = said.split('\n').filter(isWarning);
      for (const line of warnings) console.error(`Warning: ${line}`);
      resolve(up && code === 0 && warnings.length === 0);
    });
  });
}

function tested(copy, env) {
  const parts = ['packages/server', 'packages/web/src/e2e/online.test.ts'];
  const { status } = spawnSync('node', ['node_modules/vitest/vitest.mjs', 'run', '--root', copy, ...parts], {
    cwd: copy,
    env,
    stdio: 'inherit',
  });
  return status === 0;
}
