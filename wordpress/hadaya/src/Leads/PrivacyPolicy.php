<?php
/**
 * What a shop's privacy policy says of its leads.
 *
 * @package Hadaya
 */

namespace Hadaya\Leads;

use Hadaya\Settings\Options;
use Hadaya\Widgets\Widget;

defined( 'ABSPATH' ) || exit;

/**
 * Offers a text for the privacy policy in WordPress' own guide, of what is switched on in this shop.
 */
final class PrivacyPolicy {

	private Options $options;
	private Widget $widget;

	public function __construct( Options $options, Widget $widget ) {
		$this->options = $options;
		$this->widget  = $widget;
	}

	/**
	 * Gives WordPress the text.
	 */
	public function offer(): void {
		if ( wp_doing_ajax() || ! $this->widget->is_active() ) {
			return;
		}
		$paragraphs = array_map( 'esc_html', self::sentences( $this->options->all(), get_bloginfo( 'name' ) ) );
		wp_add_privacy_policy_content( 'Hadaya', '<p>' . implode( '</p><p>', $paragraphs ) . '</p>' );
	}

	/**
	 * The text, a paragraph each.
	 *
	 * @param array  $settings All settings.
	 * @param string $site     Name of the site.
	 * @return string[]
	 */
	public static function sentences( array $settings, string $site ): array {
		$form = $settings['form'];
		$days = (int) $settings['messages']['keep_days'];
		$told = array(
			sprintf(
				/* translators: %s: name of the site. */
				__(
					'When you write to us by the contact form of %s, we keep what you enter and the files that you add, the page on which you wrote, the time, the kind of your device, and where you came from if you have agreed to that being measured. We use it to answer you. Your IP address is not kept.', // phpcs:ignore Generic.Files.LineLength -- One text.
					'hadaya'
				),
				$site
			),
		);
		if ( $days > 0 ) {
			$told[] = sprintf(
				/* translators: %s: number of days. */
				_n( 'Messages are deleted after %s day.', 'Messages are deleted after %s days.', $days, 'hadaya' ),
				number_format_i18n( $days )
			);
		} else {
			$told[] = __( 'Messages are kept until we delete them. Write to us if you want yours deleted.', 'hadaya' );
		}
		$told[] = __(
			'A cookie (hadaya_visitor) that lives for an hour keeps the form from being flooded. It is set when you open the form, and says nothing about you.', // phpcs:ignore Generic.Files.LineLength -- One text.
			'hadaya'
		);
		if ( $settings['common']['drafts'] ) {
			$told[] = __(
				'What you write in the form or the chat window stays in your browser until you send it or close the tab, so that it is still there on the next page. Files are not kept.', // phpcs:ignore Generic.Files.LineLength -- One text.
				'hadaya'
			);
		}
		if ( 'none' !== $form['captcha']['kind'] ) {
			$told[] = __(
				'To keep out spam, the form has a check by another company, which gets your IP address and what your browser tells it when you open the form.', // phpcs:ignore Generic.Files.LineLength -- One text.
				'hadaya'
			);
		}
		if ( $form['webhook']['enabled'] ) {
			$told[] = __( 'What you write is also sent to another system that we use to answer messages.', 'hadaya' );
		}
		if ( ! empty( $form['newsletter']['enabled'] ) ) {
			$told[] = __(
				'Only if you tick the box for it, your name and mail address go into the list of our newsletter, at the service that sends it for us. You can leave the list at any time.', // phpcs:ignore Generic.Files.LineLength -- One text.
				'hadaya'
			);
		}
		if ( ! empty( $settings['common']['tracking'] ) ) {
			$told[] = __(
				'We count how often our contact buttons are seen and used, by day, page and kind of device. These numbers name nobody.',
				'hadaya'
			);
		}
		return $told;
	}
}
