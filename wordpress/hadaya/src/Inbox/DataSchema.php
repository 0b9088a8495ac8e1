<?php
/**
 * The fields of what the plugin keeps: messages, counts, and itself.
 *
 * @package Hadaya
 */

namespace Hadaya\Inbox;

use Hadaya\Languages\LanguageTag;
use Hadaya\Settings\Schema\Schema;

defined( 'ABSPATH' ) || exit;

/**
 * Knows what an owner decides about messages and statistics.
 */
final class DataSchema {

	private Schema $schema;

	public function __construct( Schema $schema ) {
		$this->schema = $schema;
	}

	/**
	 * The group.
	 *
	 * @return array
	 */
	public function all(): array {
		$days   = Schema::number( __( 'Delete messages after … days (0: keep them)', 'hadaya' ), 0, 3650 );
		$switch = Schema::flag( __( 'Delete the messages too when the plugin is deleted', 'hadaya' ) );

		$days['description']   = __(
			'Once a day, with their files and notes, whatever their state. What is deleted cannot be brought back.',
			'hadaya'
		);
		$switch['description'] = __( 'Otherwise they stay with their files, and are there again when the plugin is installed again.', 'hadaya' );
		return Schema::group(
			array(
				'keep_days'          => $days,
				'delete_with_plugin' => $switch,
				'templates'          => $this->templates(),
				'signatures'         => $this->signatures(),
			)
		);
	}

	/**
	 * Texts that are ready to answer with.
	 *
	 * @return array
	 */
	private function templates(): array {
		$text = array(
			'language' => Schema::choice( __( 'Language', 'hadaya' ), LanguageTag::NAMES ),
			'title'    => $this->schema->text( __( 'Name of the text, for you alone', 'hadaya' ), 'required' ),
			'text'     => $this->schema->text( __( 'Text', 'hadaya' ), 'answer-long', Schema::tell_places( AnswerTemplates::PLACES ) ),
		);
		return Schema::items(
			__( 'Texts to answer with', 'hadaya' ),
			Schema::group( $text, __( 'Add a text', 'hadaya' ) ),
			array( 'description' => __( 'The inbox offers them, those in the visitor’s language first. None here: a few of ours.', 'hadaya' ) )
		);
	}

	/**
	 * Signatures.
	 *
	 * @return array
	 */
	private function signatures(): array {
		$text = array(
			'language' => Schema::choice( __( 'Language', 'hadaya' ), LanguageTag::NAMES ),
			'text'     => $this->schema->text( __( 'Text', 'hadaya' ), 'answer-long' ),
		);
		return Schema::items(
			__( 'Signatures', 'hadaya' ),
			Schema::group( $text, __( 'Add a signature', 'hadaya' ) ),
			array( 'description' => __( 'What stands below an answer from the inbox. None here: the name of your site.', 'hadaya' ) )
		);
	}
}
