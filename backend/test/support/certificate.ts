import { generateKeyPairSync, sign } from 'node:crypto';

const DAY_MS = 24 * 60 * 60 * 1000;

/** Makes a self-signed TLS certificate for a host, and its key, as PEM. Valid from yesterday until tomorrow. */
export function makeCertificate(host: string): { key: string; cert: string } {
  const { privateKey, publicKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  const ecdsaWithSha256 = sequence(fromHex('06082a8648ce3d040302'));
  const commonName = fromHex('0603550403');
  const name = sequence(encode(0x31, sequence(commonName, encode(0x0c, Buffer.from(host)))));
  const subjectAltName = fromHex('0603551d11');
  const hosts = sequence(encode(0x82, Buffer.from(host)));
  const body = sequence(
    encode(0xa0, fromHex('020102')), // version 3
    fromHex('020101'), // serial number 1
    ecdsaWithSha256,
    name,
    sequence(utcTime(Date.now() - DAY_MS), utcTime(Date.now() + DAY_MS)),
    name,
    publicKey.export({ type: 'spki', format: 'der' }),
    encode(0xa3, sequence(sequence(subjectAltName, encode(0x04, hosts)))),
  );
  const signature = sign('sha256', body, privateKey);
  const bitString = encode(0x03, Buffer.from([0]), signature);
  const certificate = sequence(body, ecdsaWithSha256, bitString);
  return {
    key: String(privateKey.export({ type: 'pkcs8', format: 'pem' })),
    cert: `-----BEGIN CERTIFICATE-----\n${certificate.toString('base64')}\n-----END CERTIFICATE-----\n`,
  };
}

function sequence(...parts: Buffer[]): Buffer {
  return encode(0x30, ...parts);
}

function utcTime(ms: number): Buffer {
  const digits = new Date(ms).toISOString().replace(/\D/g, '').slice(2, 14);
  return encode(0x17, Buffer.from(`${digits}Z`));
}

/** Encodes a value as ASN.1 (DER). */
function encode(tag: number, ...parts: Buffer[]): Buffer {
  const value = Buffer.concat(parts);
  const { length } = value;
  const header = length < 128 ? [tag, length] : [tag, 0x82, length >> 8, length & 0xff];
  return Buffer.concat([Buffer.from(header), value]);
}

function fromHex(hex: string): Buffer {
  return Buffer.from(hex, 'hex');
}
