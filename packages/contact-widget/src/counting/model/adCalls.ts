/** Google Ads' conversions, `AW-123456789/AbC-D_efG`; empty for none. */
export interface AdSettings {
  readonly click: string;
  readonly lead: string;
}

/** A function of the page and what it is given. */
export interface AdCall {
  readonly path: readonly string[];
  readonly args: readonly unknown[];
}

/** Names of the two events, as each network knows them. */
const NAMES = {
  click: { meta: 'Contact', tiktok: 'Contact' },
  lead: { meta: 'Lead', tiktok: 'SubmitForm' },
} as const;

/** What advertising networks are told of a pressed channel or a stored message: their own standard events. */
export function adCalls(kind: 'click' | 'lead', channel: string, settings: AdSettings): readonly AdCall[] {
  const { meta, tiktok } = NAMES[kind];
  const more = { content_name: channel };
  const conversion = settings[kind];
  return [
    ...(conversion === '' ? [] : [{ path: ['gtag'], args: ['event', 'conversion', { send_to: conversion }] }]),
    { path: ['fbq'], args: ['track', meta, more] },
    { path: ['ttq', 'track'], args: [tiktok, more] },
  ];
}
