<?php
/**
 * Privacy policy text for leads.
 *
 * @package Hadaya
 */

namespace Hadaya\Leads;

use Hadaya\Settings\Options;
use Hadaya\Widgets\ContactWidgets;

defined( 'ABSPATH' ) || exit;

/**
 * Suggests text for WordPress's privacy policy guide, depending on the enabled features.
 */
final class PrivacyPolicy {

	private Options $options;
	private ContactWidgets $contact_widgets;

	public function __construct( Options $options, ContactWidgets $contact_widgets ) {
		$this->options         = $options;
		$this->contact_widgets = $contact_widgets;
	}

	/**
	 * Registers the suggested text with WordPress if the site uses our contact widget.
	 */
	public function offer(): void {
		if ( wp_doing_ajax() || ! $this->contact_widgets->is_active() ) {
			return;
		}
		$settings   = array(
			'form'     => $this->options->form(),
			'common'   => $this->options->common(),
			'messages' => $this->options->group( 'messages' ),
		);
		$paragraphs = array_map( 'esc_html', self::sentences( $settings, get_bloginfo( 'name' ) ) );
		wp_add_privacy_policy_content( 'Hadaya', '<p>' . implode( '</p><p>', $paragraphs ) . '</p>' );
	}

	/**
	 * Returns the suggested policy text for the enabled features as a list of paragraphs.
	 *
	 * @param array<string, mixed> $settings Settings of the groups `form`, `common` and `messages`.
	 * @param string               $site     Name of the site.
	 * @return string[]
	 */
	public static function sentences( array $settings, string $site ): array {
		$form     = $settings['form'];
		$days     = (int) $settings['messages']['keep_days'];
		$reported = array(
			sprintf(
				/* translators: %s: name of the site. */
				__(
					'When you use the contact form on %s, we store your answers and files, the page and its language, the time, your device type and, if you agreed to tracking, how you found us. We use this data to reply to you. We do not store your IP address.', // phpcs:ignore Generic.Files.LineLength -- One translatable string.
					'hadaya'
				),
				$site
			),
		);
		if ( $days > 0 ) {
			$reported[] = sprintf(
				/* translators: %s: number of days. */
				_n( 'We delete messages after %s day.', 'We delete messages after %s days.', $days, 'hadaya' ),
				number_format_i18n( $days )
			);
		} else {
			$reported[] = __( 'We keep your messages for as long as we need them. Contact us to have them deleted.', 'hadaya' );
		}
		$reported[] = __(
			'When you open the form, a cookie (hadaya_visitor) is set for one hour to prevent abuse. It contains no personal data.',
			'hadaya'
		);
		if ( $settings['common']['drafts'] ) {
			$reported[] = __(
				'Unsent text in the form or chat window stays in your browser until you send it or close the tab. Attached files are not kept in the browser.', // phpcs:ignore Generic.Files.LineLength -- One translatable string.
				'hadaya'
			);
		}
		if ( 'none' !== $form['captcha']['kind'] ) {
			$reported[] = __(
				'To prevent spam, the form uses a third-party service. It receives your IP address and browser data when you open the form.',
				'hadaya'
			);
		}
		if ( $form['webhook']['enabled'] ) {
			$reported[] = __( 'Your message is also sent to another system that we use to handle messages.', 'hadaya' );
		}
		if ( ! empty( $form['newsletter']['enabled'] ) ) {
			$reported[] = __(
				'If you tick the newsletter checkbox, your name and email address are sent to our newsletter service. You can unsubscribe at any time.', // phpcs:ignore Generic.Files.LineLength -- One translatable string.
				'hadaya'
			);
		}
		if ( ! empty( $settings['common']['tracking'] ) ) {
			$reported[] = __(
				'We count how often our contact buttons are seen and used, by day, channel, page, language, device type and traffic source. These numbers contain no personal data.', // phpcs:ignore Generic.Files.LineLength -- One translatable string.
				'hadaya'
			);
		}
		return $reported;
	}
}
