<?php
/**
 * Form of the replaced contact plugin.
 *
 * @package Hadaya
 */

namespace Hadaya\Chaty;

use Hadaya\Move\StoredValue;
use Hadaya\Settings\Formats;
use Hadaya\Widgets\FormDefaults;

defined( 'ABSPATH' ) || exit;

/**
 * Converts Chaty's form to Hadaya's, and notes settings that cannot be moved.
 */
final class ChatyForm {

	private FormDefaults $form_defaults;
	private Formats $formats;
	private ChatyFormFields $fields;

	public function __construct( FormDefaults $form_defaults, Formats $formats, ChatyFormFields $fields ) {
		$this->form_defaults = $form_defaults;
		$this->formats       = $formats;
		$this->fields        = $fields;
	}

	/**
	 * Returns the enabled settings of Chaty's form that have no counterpart in Hadaya, with the reason and an alternative.
	 *
	 * @param array<string, mixed> $given Settings of the form.
	 * @return array<int|string, array{name: string, reason: string}>
	 */
	private static function missing( array $given ): array {
		$reasons = array(
			'send_leads_mailchimp_mailpoet' => array(
				__( 'Newsletter', 'hadaya' ),
				__( 'Enter the service’s API key under “Form” > “Webhook and newsletter”.', 'hadaya' ),
			),
			'send_leads_mailchimp'          => array(
				__( 'Newsletter', 'hadaya' ),
				__( 'Enter the service’s API key under “Form” > “Webhook and newsletter”.', 'hadaya' ),
			),
			'capture_ip_address'            => array(
				__( 'Sender’s IP address', 'hadaya' ),
				__( 'Hadaya does not store IP addresses.', 'hadaya' ),
			),
			'link_in_new_tab'               => array(
				__( 'Redirect in a new tab', 'hadaya' ),
				__( 'Hadaya always opens the redirect URL in the same tab.', 'hadaya' ),
			),
		);
		$left    = array();
		foreach ( $reasons as $name => list( $title, $reason ) ) {
			if ( isset( $given[ $name ] ) && StoredValue::is_true( $given[ $name ] ) ) {
				$left[ $title ] = array(
					'name'   => $title,
					'reason' => $reason,
				);
			}
		}
		return array_values( $left );
	}

	/**
	 * Returns the converted form and the settings that cannot be moved. Both are empty if Chaty has no form.
	 *
	 * @param ChatyData $data Chaty's stored options.
	 * @return array{0: array<string, mixed>, 1: array<int|string, array{name: string, reason: string}>} The form's settings, and the list of settings
	 * that cannot be moved.
	 */
	public function read( ChatyData $data ): array {
		$given = in_array( 'Contact_Us', $data->slugs(), true ) ? $data->channel( 'Contact_Us' ) : array();
		$items = $this->fields->read( $given );
		if ( array() === $items ) {
			return array( array(), array() );
		}
		$text  = static function ( $name, $fallback = '' ) use ( $given ) {
			$found = StoredValue::text_of( $given, $name );
			return '' === $found ? $fallback : $found;
		};
		$fresh = $this->form_defaults->fresh();
		$mails = array_map( 'trim', explode( ',', StoredValue::is_true( $text( 'send_leads_in_email' ) ) ? $text( 'email_address' ) : '' ) );
		$left  = self::missing( $given );
		$check = $this->captcha( $given );
		if ( array() === $check && StoredValue::is_true( $text( 'enable_recaptcha' ) ) ) {
			$left[] = array(
				'name'   => __( 'Captcha', 'hadaya' ),
				'reason' => __(
					'Hadaya limits the number of messages even without a captcha. To use reCAPTCHA, enter its keys under “Form” > “Spam check”.',
					'hadaya'
				),
			);
		}
		foreach ( $this->fields->empty_choices( $given ) as $label ) {
			$left[] = array(
				'name'   => $label,
				'reason' => __( 'Enter at least one option.', 'hadaya' ),
			);
		}
		if ( count( $mails ) > 1 ) {
			$left[] = array(
				'name'   => implode( ', ', array_slice( $mails, 1 ) ),
				'reason' => __(
					'Only the first address is moved, because Hadaya sends each message to one address. To reach the others, use a group or forwarding address.', // phpcs:ignore Generic.Files.LineLength -- One translatable string.
					'hadaya'
				),
			);
		}
		$form = array(
			'enabled'     => true,
			'title'       => $text( 'contact_form_title', $fresh['title'] ),
			'items'       => $items,
			'button'      => $text( 'button_text', $fresh['button'] ),
			'success'     => $text( 'thanks_message', $fresh['success'] ),
			'redirect'    => StoredValue::is_true( $text( 'redirect_action' ) ) ? $text( 'redirect_link' ) : '',
			'close_after' => StoredValue::is_true( $text( 'close_form_after' ) )
				? max( 0, min( 60, StoredValue::number( $text( 'close_form_after_seconds' ) ) ) )
				: 0,
			'mail_to'     => $mails[0],
		);
		return array( array() === $check ? $form : $form + array( 'captcha' => $check ), $left );
	}

	/**
	 * Returns the settings for Google's spam check, including both keys, which the paid version stores with the form; empty if the check is not set up.
	 *
	 * @param array<string, mixed> $given Settings of the form.
	 * @return array{kind?: string, site_key?: string, secret?: string, least?: int, hide_badge?: bool}
	 */
	private function captcha( array $given ): array {
		$is_on = StoredValue::is_true( StoredValue::text_of( $given, 'enable_recaptcha' ) );
		foreach ( $is_on ? array( 'v3', 'v2' ) : array() as $kind ) {
			$check = array(
				'kind'       => $kind,
				'site_key'   => StoredValue::text_of( $given, $kind . '_site_key' ),
				'secret'     => StoredValue::text_of( $given, $kind . '_secret_key' ),
				'least'      => 5,
				'hide_badge' => StoredValue::is_true( StoredValue::text_of( $given, 'hide_recaptcha_badge' ) ),
			);
			if ( '' === $this->formats->problem( $check['site_key'], 'key' ) && '' === $this->formats->problem( $check['secret'], 'key' ) ) {
				return $check;
			}
		}
		return array();
	}
}
