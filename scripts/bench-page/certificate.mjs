// A certificate for h2, which browsers support only over TLS.
import { execFileSync } from 'node:child_process';
import { createHash, X509Certificate } from 'node:crypto';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

let made;

/** Key and self-signed certificate of this run, created by `openssl`. */
export function certificate() {
  made ??= makeCertificate();
  return made;
}

/**
 * Browser flag that trusts this certificate. The flag that ignores certificate errors would disable the cache, because
 * responses with errors are never cached.
 */
export function trustFlags() {
  try {
    const key = new X509Certificate(certificate().cert).publicKey.export({ type: 'spki', format: 'der' });
    return [`--ignore-certificate-errors-spki-list=${createHash('sha256').update(key).digest('base64')}`];
  } catch {
    // Without openssl there is no h2; its rows state the reason.
    return [];
  }
}

function makeCertificate() {
  const folder = mkdtempSync(join(tmpdir(), 'tradefront-certificate-'));
  const [key, cert] = ['key.pem', 'cert.pem'].map((name) => join(folder, name));
  const asked = ['req', '-x509', '-newkey', 'ec', '-pkeyopt', 'ec_paramgen_curve:P-256', '-nodes', '-days', '2'];
  try {
    execFileSync('openssl', [...asked, '-subj', '/CN=127.0.0.1', '-keyout', key, '-out', cert], { stdio: 'ignore' });
    return { key: readFileSync(key), cert: readFileSync(cert) };
  } catch {
    throw new Error('No certificate for h2: openssl is not installed');
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}
