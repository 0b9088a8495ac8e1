import { createStrings, fillText, type StringTables } from '@hadaya/core';
import { type ReactNode, useMemo, useState } from 'react';
import { isSafeImage, panelOf } from '../../widget/model/index.ts';
import { PanelHead, type PanelModule, type PanelProps, useList, usePanelId } from '../panel/index.ts';
import css from './qr.css?inline';

const en = {
  wechatQrAlt: 'WeChat QR code of {{id}}',
  copy: 'Copy ID',
  copied: 'Copied',
};

const qrTexts: StringTables<typeof en> = {
  en,
  ar: {
    wechatQrAlt: 'رمز QR لحساب وي تشات {{id}}',
    copy: 'نسخ المعرّف',
    copied: 'تم النسخ',
  },
};

function QrPanel({ channel, onClose }: PanelProps): ReactNode {
  const { page } = useList();
  const { element, settings, environment } = page.context;
  const id = usePanelId(channel);
  const panel = panelOf(channel, 'qr');
  const texts = useMemo(() => createStrings(qrTexts, element, settings.labels), [element, settings]);
  const [said, setSaid] = useState('');
  const copy = () =>
    environment.window.navigator.clipboard.writeText(channel.value).then(
      () => setSaid(texts.copied),
      () => setSaid(channel.value),
    );
  return (
    <>
      <PanelHead
        titleId={`${id}-title`}
        title={`${panel.qrHead || channel.label || channel.slug}: ${channel.value}`}
        ground={panel.qrColor || channel.ground}
        className="qr-code-header"
        titleClass="qr-code-head-title"
        closeClass="qr-code-hide-btn"
        onClose={onClose}
      />
      <div className="qr-code-content">
        <p className="qr-code-title">{panel.qrTitle}</p>
        <div className="qr-code-box">
          <div className="qr-code-image">
            {isSafeImage(panel.qrImage, environment.document.baseURI) && (
              <img src={panel.qrImage} alt={fillText(texts.wechatQrAlt, { id: channel.value })} decoding="async" />
            )}
          </div>
        </div>
        <p className="qr-code-id">
          <bdi>{channel.value}</bdi>
        </p>
        <button type="button" className="chaty-plain-button" onClick={copy}>
          {texts.copy}
        </button>
        <p role="status" className="qr-code-said">
          {said}
        </p>
      </div>
    </>
  );
}

/** The owner's QR image, with the WeChat id as text beside it. */
export const qrPanel: PanelModule = { Panel: QrPanel, css, frame: 'chaty-wechat-form' };
