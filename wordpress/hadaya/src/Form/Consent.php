<?php
/**
 * The visitor's consent.
 *
 * @package Hadaya
 */

namespace Hadaya\Form;

use Hadaya\Settings\Options;

defined( 'ABSPATH' ) || exit;

/**
 * Judges the consent that came with a message. Pages may lie in caches for weeks, so words that the owner has replaced hold on
 * for a while; a message always keeps the words that its visitor has agreed to.
 */
final class Consent {

	/**
	 * Where the form keeps earlier words.
	 */
	const EARLIER = 'earlier_consents';

	/**
	 * Days that replaced words hold on.
	 */
	const DAYS = 90;

	/**
	 * Most earlier words that are kept.
	 */
	const MOST = 50;

	/**
	 * Settings that are about to be kept, with the words of consent that they replace.
	 *
	 * @param array $present What is kept today.
	 * @param array $next    What is about to be kept.
	 * @return array
	 */
	public static function remember( array $present, array $next ): array {
		$old     = Options::complete( $present )['form'];
		$new     = Options::complete( $next )['form']['consent'];
		$earlier = self::earlier( $old );
		if ( $old['consent']['enabled'] && ( ! $new['enabled'] || self::words( $old['consent'] ) !== self::words( $new ) ) ) {
			$earlier[] = array(
				'words' => self::words( $old['consent'] ),
				'until' => time() + self::DAYS * DAY_IN_SECONDS,
			);
		}
		if ( array() !== $earlier ) {
			$next['form']                  = isset( $next['form'] ) && is_array( $next['form'] ) ? $next['form'] : array();
			$next['form'][ self::EARLIER ] = array_slice( $earlier, -self::MOST );
		}
		return $next;
	}

	/**
	 * Words that hold: today's, where the form asks for consent, and those that were replaced not long ago.
	 *
	 * @param array $form Settings of the form.
	 * @return array[]
	 */
	public static function good( array $form ): array {
		$today = $form['consent']['enabled'] ? array( self::words( $form['consent'] ) ) : array();
		return array_merge( $today, array_column( self::earlier( $form ), 'words' ) );
	}

	/**
	 * What is wrong where the form asks for consent and the visitor has not given it.
	 *
	 * @param array   $form   Settings of the form.
	 * @param array[] $custom Custom fields of the message.
	 * @return array[]
	 */
	public static function errors( array $form, array $custom ): array {
		$consent = $form['consent'];
		if ( ! $consent['enabled'] ) {
			return array();
		}
		foreach ( self::good( $form ) as $words ) {
			if ( in_array( $words, $custom, true ) ) {
				return array();
			}
		}
		/* translators: %s: words of consent. */
		$message = sprintf( __( 'Your consent is needed: please tick “%s”.', 'hadaya' ), $consent['agree'] );
		return array(
			array(
				'field'   => 'chaty-field-consent',
				'message' => $message,
			),
		);
	}

	/**
	 * A consent as a message carries it.
	 *
	 * @param array $consent Settings of the consent.
	 * @return string[]
	 */
	private static function words( array $consent ): array {
		return array(
			'label' => $consent['label'],
			'value' => $consent['agree'],
		);
	}

	/**
	 * Earlier words that still hold.
	 *
	 * @param array $form Settings of the form.
	 * @return array[]
	 */
	private static function earlier( array $form ): array {
		$kept = isset( $form[ self::EARLIER ] ) && is_array( $form[ self::EARLIER ] ) ? $form[ self::EARLIER ] : array();
		return array_values(
			array_filter(
				$kept,
				static function ( $entry ) {
					return isset( $entry['words'], $entry['until'] ) && $entry['until'] >= time();
				}
			)
		);
	}
}
