import type { Records } from '@bank/model/collections.ts'

/** What stands around the pages and decides who sees what: menus, alerts, regions, audiences. */
export const testFrame = {
  menus: [
    {
      id: 'primary',
      pages_json: JSON.stringify([
        {
          text: { en: 'Personal', es: 'Personal' },
          href: '/personal/',
          children: [{ text: { en: 'Business', es: 'Negocios' }, href: '/business/' }],
        },
      ]),
    },
  ],
  alerts: [
    {
      id: 'storm',
      description: {
        en: '<p>Our coast offices are closed <b>today</b>.</p>',
        es: '<p>Nuestras sucursales de la costa están cerradas <b>hoy</b>.</p>',
      },
      type: 'urgent',
      urls: '/locations/\n~^/personal~i',
    },
    { id: 'new-hours', description: { en: '<p>New hours from Monday.</p>' } },
  ],
  regions: [
    { id: 'houston', permalink: 'houston', name: 'Houston', marketCode: 'HOU', lat: 29.76, lng: -95.37 },
    { id: 'south-louisiana', permalink: 'south-louisiana', name: 'South Louisiana', marketCode: 'SLA', lat: 30.2, lng: -91.1 },
  ],
  audiences: [
    { id: 'personal-general', name: 'personal general' },
    { id: 'business', name: 'business', utm_campaign: 'shops' },
  ],
} satisfies Partial<Records>
