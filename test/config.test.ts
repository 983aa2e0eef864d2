import { join } from 'node:path';
import t from 'tap';
import { ConfigError, readConfig } from '../src/config.js';

t.test('without settings the defaults of the documentation hold', async (t) => {
  const config = readConfig({});
  t.match(config, {
    host: '127.0.0.1',
    port: 8080,
    baseUrl: null,
    dataDir: join(process.cwd(), 'data'),
    bootstrap: null,
    maxBody: 16 * 1024 * 1024,
    bodiesMemory: 256 * 1024 * 1024,
    maxUpload: 20 * 1024 * 1024,
    maxRunTimeSeconds: 300,
    redisUrl: null,
    jobsLimit: 10_000,
    webhookAllow: [],
    tls: null,
    trustProxy: false,
    corsOrigins: [],
    logLevel: 'info',
  });
  t.ok(config.workers >= 1);
  t.equal(config.queueLimit, 10 * config.workers);
});

t.test('settings are read', async (t) => {
  const config = readConfig({
    PORT: '0',
    HOST: '::1',
    BASE_URL: 'https://loads.example/api/',
    WORKERS: '3',
    QUEUE_LIMIT: '0',
    JOBS_LIMIT: '50',
    MONGODB_URL: 'mongodb://db.example/loads',
    REDIS_URL: 'rediss://user:word@queue.example:6380/2',
    MAX_BODY: '2 MiB',
    TRUST_PROXY: 'TRUE',
    CORS_ORIGINS: 'https://a.example, http://localhost:5173',
    WEBHOOK_ALLOW: 'hooks.internal,10.0.0.0/8,fd00::/8',
    LOG_LEVEL: 'Warn',
    BOOTSTRAP_USER: 'Ann@Example.com',
    BOOTSTRAP_TOKEN: 'secret-token',
  });
  t.match(config, {
    port: 0,
    host: '::1',
    baseUrl: 'https://loads.example/api',
    workers: 3,
    queueLimit: 0,
    jobsLimit: 50,
    redisUrl: 'rediss://user:word@queue.example:6380/2',
    maxBody: 2 * 1024 * 1024,
    bodiesMemory: 256 * 1024 * 1024,
    trustProxy: true,
    corsOrigins: ['https://a.example', 'http://localhost:5173'],
    webhookAllow: ['hooks.internal', '10.0.0.0/8', 'fd00::/8'],
    logLevel: 'warn',
    bootstrap: { user: 'ann@example.com', token: 'secret-token', company: 'default', webhookSecret: null },
  });
});

const OPEN_ID = {
  BASE_URL: 'https://loads.example',
  OIDC_ISSUER: 'https://login.example/',
  OIDC_CLIENT_ID: 'stowage',
};

t.test('people: mails and the company’s own sign-in', async (t) => {
  t.match(readConfig({}), { smtpUrl: null, openId: null, sessionIdleHours: 12, sessionDays: 30, auditDays: 400 });
  const config = readConfig({
    ...OPEN_ID,
    OIDC_COMPANY: 'acme',
    OIDC_DOMAINS: 'Acme.example, acme.test',
    SMTP_URL: 'smtp://mail.example:587',
  });
  t.match(config, {
    openId: {
      issuer: 'https://login.example',
      clientSecret: null,
      company: 'acme',
      domains: ['acme.example', 'acme.test'],
    },
    smtpUrl: 'smtp://mail.example:587',
    mailFrom: 'Stowage <stowage@loads.example>',
  });
});

const FAULTS: readonly [setting: string, env: Record<string, string>][] = [
  ['PORT', { PORT: '80a' }],
  ['WORKER_PORT', { WORKER_PORT: '-1' }],
  ['PORT', { PORT: '65536' }],
  ['BASE_URL', { BASE_URL: 'loads.example' }],
  ['MONGODB_URL', { MONGODB_URL: 'localhost:27017' }],
  ['REDIS_URL', { REDIS_URL: 'redis://localhost' }],
  ['REDIS_URL', { REDIS_URL: 'localhost:6379', MONGODB_URL: 'mongodb://localhost' }],
  ['JOBS_LIMIT', { JOBS_LIMIT: '0' }],
  ['BOOTSTRAP_TOKEN', { BOOTSTRAP_USER: 'a@b.example' }],
  ['BOOTSTRAP_USER', { BOOTSTRAP_TOKEN: 'secret-token' }],
  ['BOOTSTRAP_USER', { BOOTSTRAP_USER: 'nobody', BOOTSTRAP_TOKEN: 'secret-token' }],
  ['BOOTSTRAP_COMPANY', { BOOTSTRAP_COMPANY: 'Example' }],
  ['BOOTSTRAP_WEBHOOK_SECRET', { BOOTSTRAP_WEBHOOK_SECRET: 'short' }],
  ['WORKERS', { WORKERS: '0' }],
  ['QUEUE_LIMIT', { QUEUE_LIMIT: '-1' }],
  ['MAX_BODY', { MAX_BODY: 'lots' }],
  ['MAX_UPLOAD', { MAX_UPLOAD: '12' }],
  ['MAX_RUN_TIME_SECONDS', { MAX_RUN_TIME_SECONDS: '1.5' }],
  ['RATE_LIMIT', { RATE_LIMIT: 'none' }],
  ['WEBHOOK_ALLOW', { WEBHOOK_ALLOW: '10.0.0.0/33' }],
  ['TLS_KEY', { TLS_CERT: '-----BEGIN CERTIFICATE-----' }],
  ['TLS_CERT', { TLS_CERT: '/nowhere/cert.pem', TLS_KEY: '/nowhere/key.pem' }],
  ['TLS_CERT', { TLS_CERT: '-----BEGIN CERTIFICATE-----', TLS_KEY: '-----BEGIN PRIVATE KEY-----' }],
  ['TRUST_PROXY', { TRUST_PROXY: 'yes' }],
  ['CORS_ORIGINS', { CORS_ORIGINS: 'https://a.example/path' }],
  ['LOG_LEVEL', { LOG_LEVEL: 'loud' }],
  ['OTEL_EXPORTER_OTLP_ENDPOINT', { OTEL_EXPORTER_OTLP_ENDPOINT: 'collector:4318' }],
  ['BASE_URL', { SMTP_URL: 'smtps://mail.example' }],
  ['BASE_URL', { OIDC_ISSUER: 'https://login.example', OIDC_CLIENT_ID: 'stowage' }],
  ['SMTP_URL', { BASE_URL: 'https://loads.example', SMTP_URL: 'mail.example:465' }],
  ['MAIL_FROM', { MAIL_FROM: 'Stowage' }],
  ['MAIL_FROM', { MAIL_FROM: 'a@b.example\r\nBcc: c@d.example' }],
  ['OIDC_ISSUER', { ...OPEN_ID, OIDC_ISSUER: 'http://login.example' }],
  ['OIDC_CLIENT_ID', { OIDC_CLIENT_ID: 'stowage' }],
  ['OIDC_CLIENT_ID', { ...OPEN_ID, OIDC_CLIENT_ID: '' }],
  ['OIDC_COMPANY', { ...OPEN_ID, OIDC_DOMAINS: 'acme.example' }],
  ['OIDC_DOMAINS', { ...OPEN_ID, OIDC_COMPANY: 'acme', OIDC_DOMAINS: '@acme.example' }],
  ['SESSION_IDLE_HOURS', { SESSION_IDLE_HOURS: '0' }],
  ['SESSION_DAYS', { SESSION_DAYS: '400' }],
  ['AUDIT_DAYS', { AUDIT_DAYS: '-1' }],
];

for (const [setting, env] of FAULTS) {
  t.test(`a fault names its setting: ${JSON.stringify(env)}`, async (t) => {
    try {
      readConfig(env);
      t.fail('must not be accepted');
    } catch (error) {
      t.type(error, ConfigError);
      t.ok((error as Error).message.startsWith(`${setting}: `), (error as Error).message);
      t.notMatch((error as Error).message, /\n/);
    }
  });
}
