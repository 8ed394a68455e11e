/**
 * Security headers of every answer. Scripts come from this origin alone; inline styles are needed by the component
 * library's style tags and the charts' tooltips; posters of real data sets come from other https hosts.
 */
import helmet from '@fastify/helmet';
import type { FastifyInstance } from 'fastify';

export const registerSecurityHeaders = async (app: FastifyInstance, https: boolean): Promise<void> => {
  await app.register(helmet, {
    contentSecurityPolicy: {
      useDefaults: false,
      directives: {
        'default-src': ["'self'"],
        'script-src': ["'self'"],
        'script-src-attr': ["'none'"],
        'style-src': ["'self'", "'unsafe-inline'"],
        'img-src': ["'self'", 'data:', 'blob:', 'https:'],
        'font-src': ["'self'", 'data:'],
        'connect-src': ["'self'"],
        'worker-src': ["'self'", 'blob:'],
        // The metric glossary is a PDF of ours shown in a frame.
        'frame-src': ["'self'"],
        'object-src': ["'self'"],
        'frame-ancestors': ["'self'"],
        'base-uri': ["'self'"],
        'form-action': ["'self'"],
        ...(https ? { 'upgrade-insecure-requests': [] } : {}),
      },
    },
    // Promising https for a portal that speaks plain http would lock its users out.
    strictTransportSecurity: https ? { maxAge: 31_536_000 } : false,
    crossOriginEmbedderPolicy: false,
    referrerPolicy: { policy: 'same-origin' },
  });
};
