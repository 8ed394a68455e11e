/**
 * Security headers of every answer. Scripts come from this origin alone; inline styles are needed by the component
 * library's style tags and the charts' tooltips; posters of real data sets come from other https hosts.
 */
import helmet from '@fastify/helmet';
import type { FastifyInstance } from 'fastify';
import type { Settings } from '../env.ts';

const directives = (https: boolean, frameAncestors: readonly string[]) => ({
  'default-src': ["'self'"],
  'script-src': ["'self'"],
  'script-src-attr': ["'none'"],
  'style-src': ["'self'", "'unsafe-inline'"],
  'img-src': ["'self'", 'data:', 'blob:', 'https:'],
  'font-src': ["'self'", 'data:'],
  'connect-src': ["'self'"],
  'worker-src': ["'self'", 'blob:'],
  // The metric glossary and embedded looks are pages of ours shown in a frame.
  'frame-src': ["'self'"],
  'object-src': ["'self'"],
  'frame-ancestors': [...frameAncestors],
  'base-uri': ["'self'"],
  'form-action': ["'self'"],
  ...(https ? { 'upgrade-insecure-requests': [] } : {}),
});

const policy = (https: boolean, frameAncestors: readonly string[]) => ({
  useDefaults: false,
  directives: directives(https, frameAncestors),
});

const speaksHttps = ({ publicUrl }: Settings): boolean => publicUrl?.startsWith('https:') === true;

/** The headers of a page that may stand in a frame of the sites the settings name; an older header knows one site only. */
export const framedHeaders = (settings: Settings) => ({
  contentSecurityPolicy: policy(speaksHttps(settings), settings.embedOrigins),
  xFrameOptions: false,
});

/** The portal asks for none of these, so a script that got in may not either. */
const unusedFeatures = ['camera', 'display-capture', 'geolocation', 'microphone', 'payment', 'usb'];

export const registerSecurityHeaders = async (app: FastifyInstance, settings: Settings): Promise<void> => {
  const https = speaksHttps(settings);
  await app.register(helmet, {
    contentSecurityPolicy: policy(https, ["'self'"]),
    // Promising https for a portal that speaks plain http would lock its users out, and for the names below its own whoever is there.
    strictTransportSecurity: https ? { maxAge: 31_536_000, includeSubDomains: false } : false,
    crossOriginEmbedderPolicy: false,
    referrerPolicy: { policy: 'same-origin' },
  });
  app.addHook('onRequest', async (_request, reply) => {
    reply.header('permissions-policy', unusedFeatures.map((feature) => `${feature}=()`).join(', '));
  });
};
