<?php
/**
 * Answers to removed fields.
 *
 * @package Hadaya
 */

namespace Hadaya\Form;

defined( 'ABSPATH' ) || exit;

/**
 * Collects up to `MOST` answers to fields that the form no longer has, under our own label. Cached pages may still contain such fields.
 *
 * @phpstan-import-type LeadField from \Hadaya\Leads\Lead
 */
final class UnknownFields {

	/**
	 * Maximum number of answers that are collected.
	 */
	const MOST = 10;

	/**
	 * Maximum length of a collected answer, in characters.
	 */
	const LONGEST = 2000;

	/** @var string[] */
	private array $kept = array();

	/**
	 * Number of answers that were omitted because `MOST` answers were already collected.
	 *
	 * @var int
	 */
	private int $left = 0;

	/**
	 * Collects a non-empty answer to an unknown field; only counts it if `MOST` answers are already collected.
	 *
	 * @param string $label Label on the visitor's page.
	 * @param string $text  Answer.
	 */
	public function keep( string $label, string $text ): void {
		if ( '' === $text ) {
			return;
		}
		if ( count( $this->kept ) < self::MOST ) {
			$this->kept[] = mb_substr( $label, 0, 200 ) . ': ' . mb_substr( $text, 0, self::LONGEST );
		} else {
			++$this->left;
		}
	}

	/**
	 * Returns the collected answers, as one additional field of the message.
	 *
	 * @return list<LeadField> Empty if there are none.
	 */
	public function rows(): array {
		return array() === $this->kept ? array() : array(
			array(
				'label' => __( 'Answers to fields that are no longer in the form', 'hadaya' ),
				'value' => implode( "\n", $this->kept ),
			),
		);
	}

	/**
	 * Returns a note with the number of omitted answers; empty if there are none.
	 *
	 * @return string[]
	 */
	public function notes(): array {
		if ( 0 === $this->left ) {
			return array();
		}
		/* translators: %s: number of fields. */
		$text = _n(
			'%s more answer was ignored because its field is no longer in the form.',
			'%s more answers were ignored because their fields are no longer in the form.',
			$this->left,
			'hadaya'
		);
		return array( sprintf( $text, number_format_i18n( $this->left ) ) );
	}
}
