/** Google Ads conversion ids, `AW-123456789/AbC-D_efG`; empty if unset. */
export interface AdSettings {
  readonly click: string;
  readonly lead: string;
}

/** A call to one of the page's functions, with its arguments. */
export interface AdCall {
  readonly path: readonly string[];
  readonly args: readonly unknown[];
}

/** The networks' names for the two events, keyed by event and then by network. */
const NAMES = {
  click: { meta: 'Contact', tiktok: 'Contact' },
  lead: { meta: 'Lead', tiktok: 'SubmitForm' },
} as const;

/** Returns the ad networks' standard events for a clicked channel or a stored message. */
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
