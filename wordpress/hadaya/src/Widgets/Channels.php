<?php
/**
 * Channels of the contact widget.
 *
 * @package Hadaya
 */

namespace Hadaya\Widgets;

use Hadaya\Settings\Schema\OwnerSchema;
use Hadaya\Support\Countries;
use Hadaya\Support\Texts;

defined( 'ABSPATH' ) || exit;

/**
 * The channels that our own widget offers, how each is linked, and what may be entered for it.
 */
final class Channels {

	private OwnerSchema $owner_schema;
	private Countries $countries;

	public function __construct( OwnerSchema $owner_schema, Countries $countries ) {
		$this->owner_schema = $owner_schema;
		$this->countries    = $countries;
	}

	/**
	 * Every channel by type: `name`; `type`, its name on a page; `color`; `link`, an address in which `%s` stands for the value;
	 * `kind` of value; `example` of it; `hasTeam`, whether several people can stand behind it. Those of
	 * others have a sign of their own in `svg`, too.
	 *
	 * Kinds: `number` digits with the country code · `phone` · `email` · `name` of a person or page · `url`.
	 *
	 * @return array[]
	 */
	public function all(): array {
		$ours = $this->owner_schema->channels();
		if ( ! has_filter( 'hadaya_channels' ) ) {
			return $ours;
		}
		/**
		 * Types of channel that owners may choose, by the name under which they are kept: a word or several with `_` between
		 * them, each with a capital letter first. Types that are taken away stay in the settings and are not shown to visitors.
		 *
		 * @since 1.0.0
		 *
		 * @param array[] $channels Each with `name` (what people read), `link` (an address in which %s stands for the value),
		 *                          and, if wanted, `kind` of value (number, phone, email, name or url), `color`, `example`, `svg` (its sign).
		 */
		$offered = apply_filters( 'hadaya_channels', $ours );
		return OfferedChannels::among( $offered, $ours );
	}

	/**
	 * Whether several people can stand behind a type of channel.
	 *
	 * @param string $type Type.
	 * @return bool
	 */
	public function has_team( string $type ): bool {
		$known = $this->all();
		return isset( $known[ $type ] ) && $known[ $type ]['hasTeam'];
	}

	/**
	 * Whether several people stand behind a channel.
	 *
	 * @param array $channel Completed channel.
	 * @return bool
	 */
	public function has_people( array $channel ): bool {
		return $channel['team'] && array() !== $channel['agents'] && $this->has_team( $channel['channel'] );
	}

	/**
	 * Name and kind of each channel, with what is asked for and an example, for the settings app.
	 *
	 * @return array[]
	 */
	public function describe(): array {
		$asked = array(
			'number' => __( 'Number with country code', 'hadaya' ),
			'phone'  => __( 'Phone number', 'hadaya' ),
			'email'  => __( 'Email address', 'hadaya' ),
			'name'   => __( 'Username', 'hadaya' ),
			'url'    => __( 'URL with https://', 'hadaya' ),
		);
		$found = array();
		foreach ( $this->all() as $type => $channel ) {
			$found[ $type ] = array(
				'name'    => $channel['name'],
				'asked'   => $asked[ $channel['kind'] ],
				'example' => $channel['example'],
				'kind'    => $channel['kind'],
				'link'    => $channel['link'],
				'input'   => array(
					'number' => 'tel',
					'phone'  => 'tel',
					'email'  => 'email',
					'name'   => 'text',
					'url'    => 'url',
				)[ $channel['kind'] ],
			);
		}
		return $found;
	}

	/**
	 * Public names of a widget's channels in their order: the type, with a number from the second of a type on.
	 *
	 * @param array[] $channels Stored channels.
	 * @return string[]
	 */
	public function slugs( array $channels ): array {
		$seen  = array();
		$slugs = array();
		foreach ( $channels as $channel ) {
			$type          = $channel['channel'];
			$seen[ $type ] = isset( $seen[ $type ] ) ? $seen[ $type ] + 1 : 1;
			$slugs[]       = 1 === $seen[ $type ] ? $type : $type . '_' . $seen[ $type ];
		}
		return $slugs;
	}

	/**
	 * A number that is dialled with its country code. One that looks like a number of the shop's own country without it would
	 * lead to another country; with + or 00 before it it is meant, and keeps the + to be known by.
	 *
	 * @param string $digits  Number, digits alone.
	 * @param bool   $is_sure Whether + or 00 stood before it.
	 * @return string[] The clean value, and what is wrong with the given one.
	 */
	private function with_code( string $digits, bool $is_sure ): array {
		$code = $this->countries->missing_code( $digits );
		// Where the shop's country is not known, a number is whole that fits the plan of the country whose code it begins with.
		$is_whole = '' === $code && ( '' !== $this->countries->home() || $this->countries->fits_a_plan( $digits ) );
		if ( $is_whole || $is_sure ) {
			return array( $is_whole ? $digits : '+' . $digits, '' );
		}
		if ( '' === $code ) {
			return array(
				$digits,
				__(
					'The country code may be missing. Choose the country, or enter the number with + and the country code, for example +968 9000 0001.', // phpcs:ignore Generic.Files.LineLength -- One text.
					'hadaya'
				),
			);
		}
		return array(
			$digits,
			sprintf(
				/* translators: 1: a country code of phone numbers, 2: digits as they were entered. */
				__( 'The country code is missing. In your country it is %1$s %2$s. For another country, start the number with +.', 'hadaya' ),
				$code,
				$digits
			),
		);
	}

	/**
	 * What is said of a number that is none with a country code: a zero for calls inside the country hides one that only lacks it.
	 *
	 * @param string $digits Number, digits alone.
	 * @return string
	 */
	private function ask_for_code( string $digits ): string {
		$local = (string) preg_replace( '/^0/', '', $digits );
		$hint  = $local === $digits ? '' : $this->with_code( $local, false )[1];
		return '' === $hint ? __( 'Enter the number with the country code, for example 968 9000 0001.', 'hadaya' ) : $hint;
	}

	/**
	 * A value as addresses and widgets carry it.
	 *
	 * @param string $type  Type of the channel.
	 * @param string $value Stored value.
	 * @return string
	 */
	public function plain( string $type, string $value ): string {
		return 'number' === $this->all()[ $type ]['kind'] ? ltrim( $value, '+' ) : $value;
	}

	/**
	 * Cleans the value of one channel by its kind.
	 *
	 * @param string $type  Type of the channel.
	 * @param string $value Given value.
	 * @return string[] The clean value, and what is wrong with the given one (an empty text when nothing is).
	 */
	public function clean( string $type, string $value ): array {
		$known = $this->all();
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
				// An address keeps its letters in percent signs, which a text would lose; a scheme that is missing is not made up.
				$place   = PastedValues::place_address( $type, $value );
				$address = '' === $place ? PastedValues::with_scheme( $value ) : $place;
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
	 * What is wrong with a text that holds no single number; an empty text where it may hold one.
	 *
	 * @param string $problem Problem as `PastedValues::number()` names it.
	 * @return string
	 */
	private function problem_of_number( string $problem ): string {
		$problems = array(
			'several' => __( 'Enter only one number. Add a channel for each other number.', 'hadaya' ),
			'link'    => __( 'This link contains no phone number. Enter the number, or add a “Link” channel.', 'hadaya' ),
		);
		return isset( $problems[ $problem ] ) ? $problems[ $problem ] : '';
	}

	/**
	 * Cleans a number: one for a chat needs its country code, one for a call may be short and have an extension.
	 *
	 * @param string $type  Type of the channel.
	 * @param string $kind  Kind of value, `number` or `phone`.
	 * @param string $value Given value.
	 * @return string[] The clean value, and what is wrong with the given one.
	 */
	private function clean_number( string $type, string $kind, string $value ): array {
		$found = PastedValues::number( $value );
		$given = sanitize_text_field( $value );
		$wrong = $this->problem_of_number( isset( $found['problem'] ) ? $found['problem'] : '' );
		if ( '' !== $wrong ) {
			return array( $given, $wrong );
		}
		$digits = isset( $found['digits'] ) ? $found['digits'] : '';
		$digits = ! empty( $found['abroad'] ) ? $this->countries->without_inner_zero( $digits ) : $digits;
		if ( 'phone' === $kind && 1 !== preg_match( '/^\d{3,15}$/', $digits ) ) {
			return array( $given, __( 'Enter a phone number.', 'hadaya' ) );
		}
		if ( 'number' === $kind && 1 !== preg_match( '/^[1-9]\d{6,14}$/', $digits ) ) {
			return array( $given, $this->ask_for_code( $digits ) );
		}
		if ( '' !== $found['extension'] && 'Phone' !== $type ) {
			return array( $given, __( 'Numbers with an extension cannot receive messages. Enter a mobile number.', 'hadaya' ) );
		}
		if ( 'number' === $kind ) {
			return $this->with_code( $digits, $found['abroad'] );
		}
		// A comma is a pause before the extension, on every phone.
		return array( ( $found['abroad'] ? '+' : '' ) . $digits . ( '' === $found['extension'] ? '' : ',' . $found['extension'] ), '' );
	}
}
