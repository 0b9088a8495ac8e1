<?php
/**
 * Answers to fields that the form no longer has.
 *
 * @package Hadaya
 */

namespace Hadaya\Form;

defined( 'ABSPATH' ) || exit;

/**
 * Pages lie in caches, so a page may ask what the form asks no more. A few such answers are kept together under a label of ours.
 */
final class UnknownFields {

	/**
	 * Answers to fields that the form does not have, at most.
	 */
	const MOST = 10;

	/**
	 * Letters of one of them at most.
	 */
	const LONGEST = 2000;

	/** @var string[] */
	private array $kept = array();

	/**
	 * How many were left out.
	 *
	 * @var int
	 */
	private int $left = 0;

	/**
	 * Keeps an answer to a field that the form does not have.
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
	 * What is kept, as one further field of the message.
	 *
	 * @return array[] Nothing where there is none.
	 */
	public function rows(): array {
		return array() === $this->kept ? array() : array(
			array(
				'label' => __( 'Not in the form', 'hadaya' ),
				'value' => implode( "\n", $this->kept ),
			),
		);
	}

	/**
	 * What the shop's people should know.
	 *
	 * @return string[]
	 */
	public function notes(): array {
		if ( 0 === $this->left ) {
			return array();
		}
		$text = _n(
			/* translators: %s: number of fields. */
			'%s answer was ignored because the form has no such field.',
			'%s answers were ignored because the form has no such fields.',
			$this->left,
			'hadaya'
		);
		return array( sprintf( $text, number_format_i18n( $this->left ) ) );
	}
}
