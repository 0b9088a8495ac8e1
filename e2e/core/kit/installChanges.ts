/** Changes that the tag builder's script makes to its own page, where they count as the host's changes. */
export const INSTALL_CHANGES = [
  { selector: '.install [role="status"]' },
  { selector: '.install [data-findings] li' },
  { selector: '.install [data-count]' },
  { selector: '.install [data-kind]', attributes: ['aria-invalid'] },
  { selector: '.install [name="folder"]', attributes: ['aria-invalid'] },
  { selector: '.install [data-folder]', attributes: ['data-folder'] },
  { selector: '.install [data-take]', attributes: ['hidden'] },
  { selector: '.install details', attributes: ['open'] },
  { selector: '.install textarea' },
  { selector: '.install select' },
  { selector: '.install option' },
  { selector: '.install-frame', attributes: ['src', 'class'] },
  // The page's script renders these elements again whenever a field is added or removed.
  { selector: '.install [data-own]' },
  { selector: '.install [data-own] *' },
  {
    selector: '.install [data-own] *',
    attributes: ['aria-invalid', 'aria-label', 'dir', 'disabled', 'open', 'placeholder', 'type', 'value'],
  },
];
