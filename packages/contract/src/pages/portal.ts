/** Home, search, help, the user, the administration, and what is open to everybody. */
import { plain } from './filter-parts.ts';
import type { Page } from './page.ts';

/** Everything under it may stand in a frame of another site. */
export const embedPath = '/embed';

export const ownPages = {
  home: {
    path: '/',
    label: 'Home',
    title: 'Home',
    openTo: 'granted',
    plain: true,
    filters: {
      homepage: {
        ...plain,
        id: 'homepage',
        views: ['topPerformingShows'],
        panels: { users: ['country'], content: ['contentType'] },
        accepts: ['panel'],
        withoutExclusion: ['country', 'contentType'],
      },
    },
  },
  searchResults: {
    path: '/search-results',
    label: 'Search Results',
    title: 'Search Results',
    openTo: 'granted',
    plain: true,
  },
  profile: {
    path: '/profile',
    label: 'Profile',
    title: 'My Profile',
    openTo: 'granted',
    menu: { id: 'profile', label: 'Profile' },
    plain: true,
  },
  admin: {
    path: '/admin',
    label: 'Admin',
    title: 'Admin',
    openTo: 'administrators',
    menu: { id: 'profile', label: 'Admin' },
  },
  auditLog: {
    path: '/admin/audit-log',
    label: 'Audit Log',
    title: 'Audit Log',
    openTo: 'administrators',
  },
  help: {
    path: '/help',
    label: 'Help',
    title: 'Help',
    openTo: 'granted',
    plain: true,
  },
  releaseNotes: {
    path: '/release-notes',
    label: 'Release Notes',
    title: 'Release Notes',
    openTo: 'granted',
    menu: { id: 'profile', label: 'Release Notes' },
    plain: true,
  },
  systemStatus: {
    path: '/system-status',
    label: 'System Status',
    title: 'System Status',
    openTo: 'everybody',
    menu: { id: 'profile', label: 'System Status' },
  },
  login: {
    path: '/login',
    label: 'Login',
    title: 'Login',
    openTo: 'everybody',
  },
  resetPassword: {
    path: '/reset-password/$hash',
    label: 'Reset password',
    title: 'Reset Your Password',
    openTo: 'everybody',
  },
  notFound: {
    path: '/404',
    label: 'Not found',
    title: '404',
    openTo: 'everybody',
  },
  embed: {
    path: `${embedPath}/$look`,
    label: 'Embedded look',
    title: null,
    openTo: 'everybody',
  },
  link: {
    path: '/link/$linkId',
    label: 'Link',
    title: 'Link',
    openTo: 'signed in',
  },
} as const satisfies Record<string, Page>;
