<?php
/**
 * The schema of all settings.
 *
 * @package Hadaya
 */

namespace Hadaya\Settings\Schema;

use Hadaya\Languages\Translatable;
use Hadaya\Settings\SettingParts;

defined( 'ABSPATH' ) || exit;

/**
 * Describes every setting as a JSON schema, which the REST route uses to validate settings and the settings app uses to render fields. Additional
 * keywords: `enumNames` contains the labels of the choices. `when` names a field of the same object and the values for which this field is active.
 * `isRare` fields are collapsed, `isOptional` fields may stay unset, and `isTranslatable` texts may be given in several languages. `format` may also
 * be `channel`, `json` or a format that `Formats` defines, in which case `pattern` describes the valid texts. Formats whose names end in `long` allow
 * line breaks.
 *
 * @phpstan-type FieldSchema array{type: string, title?: string, description?: string, default?: mixed, fresh?: mixed, format?: string,
 *   enum?: list<string>, enumNames?: list<string>, minimum?: int, maximum?: int, minItems?: int, maxItems?: int, maxLength?: int,
 *   pattern?: string, example?: string, placeholders?: list<string>, from?: string, usual?: array<string, string>, rareTitle?: string,
 *   when?: array{field: string, in: list<mixed>, also?: array{field: string, in: list<mixed>}}, isRare?: bool, isHidden?: bool,
 *   isPicture?: bool, isOptional?: bool, isPlugins?: bool, isTranslatable?: bool, test?: string, '$schema'?: string,
 *   properties?: array<string, array<string, mixed>>, items?: array<string, mixed>}
 * @phpstan-type AgentSettings array{name: string, value: string, image: string,
 *   hours: list<array{days: list<string>, start: string, end: string}>}
 * @phpstan-type ChannelSettings array{channel: string, value: string, qr_image: string, qr_head: string, qr_title: string, popup: bool,
 *   popup_welcome: string, popup_headline: string, popup_name: string, popup_image: string, popup_placeholder: string,
 *   popup_emoji: bool, popup_open: bool, popup_consent: string, popup_consent_page: string, message: string, label: string,
 *   image: string, own_color: bool, color: string, desktop: bool, mobile: bool, web: bool, subject: string, team: bool,
 *   team_title: string, team_order: string, agents: list<AgentSettings>}
 * @phpstan-type PageRule array{show: string, rule: string, value: string, post: string, tag: string, language: string, role: string}
 * @phpstan-type FormItem array{field: string, label: string, title: string, hint: string, required: bool, options: string, values?: string}
 * @phpstan-type WidgetSettings array{id: int, name: string, enabled: bool, admins_only: bool, channels: list<ChannelSettings>, form: bool,
 *   cta_text: string, cta_always: bool, color: string, size: int, position: string, bottom: int, side: int, opens: string,
 *   closable: bool, devices: string, hours: array{enabled: bool, lines: list<array{days: list<string>, start: string, end: string}>,
 *   zone: string, exceptions: list<array{start: string, end: string, closed: bool, opens: string, closes: string}>}, delay: int,
 *   scroll: int, exit: bool, pages: list<PageRule>, cta_color: string, cta_ground: string, icon: string, icon_image: string,
 *   icon_color: string, design: string, scheme: string, layout: string, answers: string, close_text: string,
 *   chat: array{enabled: bool, head: string, body: string}, attention: array{effect: string, badge: bool, badge_count: int,
 *   badge_color: string, badge_ground: string, blur: bool}, launcher: bool, hide_after: int,
 *   dates: array{enabled: bool, start: string, end: string}, countries: array{enabled: bool, codes: list<string>},
 *   traffic: array{enabled: bool, sources: list<string>, sites: list<array{show: string, value: string}>}, font: string,
 *   analytics: bool, ads: array{enabled: bool, click: string, lead: string}, css: string, own_form: bool,
 *   own: array{title: string, items: list<FormItem>, button: string, success: string, mail_to: string}}
 * @phpstan-type CommonSettings array{languages: list<string>, tracking: bool, drafts: bool, outside: string, trigger_mode: string,
 *   unknown: string, away: string, all_away: string, zone: string}
 * @phpstan-type ConsentSettings array{enabled: bool, text: string, page: string, label: string, agree: string}
 * @phpstan-type CaptchaSettings array{kind: string, site_key: string, secret: string, least: int, hide_badge: bool, when_down: string,
 *   akismet: bool}
 * @phpstan-type WebhookSettings array{enabled: bool, recipe: string, url: string, secret: string, api_key: string, list: string,
 *   confirm: bool}
 * @phpstan-type FormSettings array{enabled: bool, title: string, items: list<FormItem>, button: string, success: string, redirect: string,
 *   close_after: int, mail_to: string, recipients: list<array{by: string, value: string, to: string}>, proxy_header: string,
 *   consent: ConsentSettings, newsletter: array{enabled: bool, label: string, agree: string}, captcha: CaptchaSettings,
 *   mail: array{subject: string, body: string},
 *   reply: array{enabled: bool, texts: list<array{language: string, subject: string, body: string}>},
 *   webhook: WebhookSettings,
 *   earlier_consents?: list<array{words: array{label: string, value: string}, until: int}>,
 *   earlier_newsletters?: list<array{words: array{label: string, value: string}, until: int}>}
 */
final class SettingsSchema {

	private Schema $schema;
	private Translatable $translatable;
	private SettingParts $setting_parts;
	private FrontSchema $front_schema;

	public function __construct(
		Schema $schema,
		Translatable $translatable,
		SettingParts $setting_parts,
		FrontSchema $front_schema
	) {
		$this->schema        = $schema;
		$this->translatable  = $translatable;
		$this->setting_parts = $setting_parts;
		$this->front_schema  = $front_schema;
	}

	/**
	 * Returns the schema of all groups, including the front end's settings.
	 *
	 * @return FieldSchema
	 */
	public function all(): array {
		$own = array(
			'front'         => $this->front_schema->all(),
			'page_settings' => $this->schema->text(
				__( 'Expert settings (JSON)', 'hadaya' ),
				'json',
				__(
					'Enter settings that have no field above, for example {"contact": {"weekendDays": [5, 6]}}. When you save, a setting that has its own field moves to that field.', // phpcs:ignore Generic.Files.LineLength -- One translatable string.
					'hadaya'
				)
			),
		);
		return array(
			'$schema'    => 'http://json-schema.org/draft-04/schema#',
			'title'      => 'hadaya-settings',
			'type'       => 'object',
			'properties' => $this->translatable->mark( array_map( 'call_user_func', $this->setting_parts->of( 'schema' ) ) + $own ),
		);
	}
}
