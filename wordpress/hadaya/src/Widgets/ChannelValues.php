<?php
/**
 * Values of channels.
 *
 * @package Hadaya
 */

namespace Hadaya\Widgets;

use Hadaya\Support\Countries;
use Hadaya\Support\Texts;

defined( 'ABSPATH' ) || exit;

/**
 * Sanitises a channel's value by its kind (number, phone, email, name or URL), and describes problems.
 */
final class ChannelValues {

	private Channels $channels;
	private Countries $countries;

	public function __construct( Channels $channels, Countries $countries ) {
		$this->channels  = $channels;
		$this->countries = $countries;
	}

	/**
	 * Sanitises a channel's number, email address, URL or name. An unknown channel type is a problem, too.
	 *
	 * @param string $type  Type of the channel.
	 * @param string $value Given value.
	 * @return string[] The sanitised value, and the problem with the given one, which is empty if the given value is valid.
	 */
	public function clean( string $type, string $value ): array {
		$known = $this->channels->all();
		if ( ! isset( $known[ $type ] ) ) {
			return array( trim( sanitize_text_field( $value ) ), __( 'Choose a channel.', 'hadaya' ) );
		}
		switch ( $known[ $type ]['kind'] ) {
			case 'number':
			case 'phone':
			return $this->clean_number( $type, $known[ $type ]['kind'], $value );
			case 'email':
				$email = PastedValues::email( $value );
			return '' === $email ? array( sanitize_text_field( $value ), __( 'Enter an email address.', 'hadaya' ) ) : array( $email, '' );
			case 'url':
				// A URL keeps percent-encoded characters, which text sanitisation would remove. A missing scheme is added only if the text clearly
				// starts with a host name.
				$index   = PastedValues::place_address( $type, $value );
				$address = '' === $index ? PastedValues::with_scheme( $value ) : $index;
				$address = Texts::is_address( $address ) ? esc_url_raw( $address, array( 'http', 'https' ) ) : '';
			return '' === $address
				? array( sanitize_text_field( $value ), __( 'Enter a URL that starts with https://', 'hadaya' ) )
				: array( $address, '' );
			default:
				$name = PastedValues::name( $type, $value );
			return '' === $name
				? array( sanitize_text_field( $value ), __( 'Enter the username without spaces, or the full URL.', 'hadaya' ) )
				: array( $name, '' );
		}
	}

	/**
	 * Sanitises a number. A chat number needs its country code; a phone number may be short and have an extension.
	 *
	 * @param string $type  Type of the channel.
	 * @param string $kind  Kind of value, `number` or `phone`.
	 * @param string $value Given value.
	 * @return string[] The sanitised value, and the problem with the given one.
	 */
	private function clean_number( string $type, string $kind, string $value ): array {
		$found = PastedNumber::from_text( $value );
		$given = sanitize_text_field( $value );
		$wrong = $this->problem_of_number( $found->problem );
		if ( '' !== $wrong ) {
			return array( $given, $wrong );
		}
		$digits = $found->is_abroad ? $this->countries->without_inner_zero( $found->digits ) : $found->digits;
		if ( 'phone' === $kind && 1 !== preg_match( '/^\d{3,15}$/', $digits ) ) {
			return array( $given, __( 'Enter a phone number.', 'hadaya' ) );
		}
		if ( 'number' === $kind && 1 !== preg_match( '/^[1-9]\d{6,14}$/', $digits ) ) {
			return array( $given, $this->ask_for_code( $digits ) );
		}
		if ( '' !== $found->extension && 'Phone' !== $type ) {
			return array( $given, __( 'Numbers with an extension cannot receive messages. Enter a mobile number.', 'hadaya' ) );
		}
		if ( 'number' === $kind ) {
			return $this->with_code( $digits, $found->is_abroad );
		}
		// Phones pause at a comma before dialling the extension.
		return array( ( $found->is_abroad ? '+' : '' ) . $digits . ( '' === $found->extension ? '' : ',' . $found->extension ), '' );
	}

	/**
	 * Returns the message for a string with several numbers, or for a link without a number; empty for any other problem.
	 *
	 * @param string $problem Problem as `PastedNumber` names it.
	 * @return string
	 */
	private function problem_of_number( string $problem ): string {
		$problems = array(
			'several' => __( 'Enter only one number. For more numbers, add more channels.', 'hadaya' ),
			'link'    => __( 'This link contains no phone number. Enter the number, or add a “Link” channel.', 'hadaya' ),
		);
		return isset( $problems[ $problem ] ) ? $problems[ $problem ] : '';
	}

	/**
	 * Returns a number with its country code. A number that looks like a national number of the shop's country is rejected, because it would reach
	 * another country. A number that was entered with + or 00 is always accepted; if it looks incomplete, it keeps the + as a marker.
	 *
	 * @param string $digits  Number, digits only.
	 * @param bool   $is_sure Whether it started with + or 00.
	 * @return string[] The sanitised value, and the problem with the given one.
	 */
	private function with_code( string $digits, bool $is_sure ): array {
		$code = $this->countries->missing_code( $digits );
		// If the shop's country is unknown, a number counts as complete if it fits the numbering plan of its country
		// code.
		$is_whole = '' === $code && ( '' !== $this->countries->home() || $this->countries->fits_a_plan( $digits ) );
		if ( $is_whole || $is_sure ) {
			return array( $is_whole ? $digits : '+' . $digits, '' );
		}
		if ( '' === $code ) {
			return array(
				$digits,
				__(
					'The country code may be missing. Choose the country, or enter the number with + and the country code, for example +968 9000 0001.', // phpcs:ignore Generic.Files.LineLength -- One translatable string.
					'hadaya'
				),
			);
		}
		return array(
			$digits,
			sprintf(
				/* translators: 1: a country code of phone numbers, 2: digits as entered. */
				__( 'The country code is missing. For your country, enter %1$s %2$s. For another country, start the number with +.', 'hadaya' ),
				$code,
				$digits
			),
		);
	}

	/**
	 * Returns the message for a number without a valid country code. If the number starts with a trunk zero and is complete otherwise, the message
	 * states the shop's country code.
	 *
	 * @param string $digits Number, digits only.
	 * @return string
	 */
	private function ask_for_code( string $digits ): string {
		$local = (string) preg_replace( '/^0/', '', $digits );
		$hint  = $local === $digits ? '' : $this->with_code( $local, false )[1];
		return '' === $hint ? __( 'Enter the number with the country code, for example 968 9000 0001.', 'hadaya' ) : $hint;
	}
}
