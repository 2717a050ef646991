import { NextResponse, type NextRequest } from 'next/server';

/** A nonce for the scripts that Next.js writes into the document. */
export function proxy(request: NextRequest) {
  const nonce = Buffer.from(crypto.randomUUID()).toString('base64');
  const policy = (process.env['CSP'] ?? '').replace(
    "script-src 'self'",
    `script-src 'self' 'nonce-${nonce}'`,
  );
  const headers = new Headers(request.headers);
  headers.set('content-security-policy', policy);
  const response = NextResponse.next({ request: { headers } });
  response.headers.set('content-security-policy', policy);
  return response;
}

export const config = { matcher: '/' };
