<?php
/**
 * Privacy tools.
 *
 * @package Hadaya
 */

namespace Hadaya\Leads;

use Hadaya\Form\Source;
use Hadaya\Widgets\FieldNames;

defined( 'ABSPATH' ) || exit;

/**
 * Finds, exports and erases what one person wrote, for WordPress' own privacy tools.
 */
final class Privacy {


	/**
	 * Where messages are kept.
	 *
	 * @var Leads
	 */
	private Leads $leads;

	/**
	 * Remembers its parts.
	 *
	 * @param Leads $leads Where messages are kept.
	 */
	public function __construct( Leads $leads ) {
		$this->leads = $leads;
	}

	/**
	 * Numbers of the messages of an e-mail address, those in the bin included.
	 *
	 * @param  string $email Address.
	 * @return int[]
	 */
	private function find_by_email( string $email ): array {
		$ids = get_posts(
			array(
				'post_type'      => Leads::TYPE,
				'post_status'    => LeadStates::all(),
				'posts_per_page' => -1,
				'fields'         => 'ids',
			)
		);
		return array_filter(
			$ids,
			function ( $id ) use ( $email ) {
				$lead = $this->leads->read( $id );
				return isset( $lead['texts']['email'] ) && strtolower( $lead['texts']['email'] ) === strtolower( $email );
			}
		);
	}

	/**
	 * Adds our exporter to the privacy tools.
	 *
	 * @param  array $exporters Exporters.
	 * @return array
	 */
	public function add_exporter( $exporters ): array {
		$exporters['hadaya'] = array(
			'exporter_friendly_name' => __( 'Contact messages', 'hadaya' ),
			'callback'               => array( $this, 'export_personal_data' ),
		);
		return $exporters;
	}

	/**
	 * Adds our eraser to the privacy tools.
	 *
	 * @param  array $erasers Erasers.
	 * @return array
	 */
	public function add_eraser( $erasers ): array {
		$erasers['hadaya'] = array(
			'eraser_friendly_name' => __( 'Contact messages', 'hadaya' ),
			'callback'             => array( $this, 'erase_personal_data' ),
		);
		return $erasers;
	}

	/**
	 * The values of one message, as the export prints them: fields, names of files, page, source, time and notes.
	 *
	 * @param  int $id Number of the message.
	 * @return array[]
	 */
	private function list_values( int $id ): array {
		$lead = $this->leads->read( $id );
		$data = array();
		$add  = static function ( $name, $value ) use ( &$data ) {
			$data[] = array(
				'name'  => $name,
				'value' => $value,
			);
		};
		foreach ( $lead['texts'] as $name => $value ) {
			$add( FieldNames::title( $name ), $value );
		}
		foreach ( $lead['custom'] as $field ) {
			$add( $field['label'], $field['value'] );
		}
		foreach ( $lead['files'] as $file ) {
			$add( $file['label'], $file['name'] );
		}
		$origin = $lead['origin'] + array(
			'page_title' => '',
			'ref_url'    => '',
		);
		$add( __( 'Page', 'hadaya' ), trim( $origin['page_title'] . ' ' . $origin['ref_url'] ) );
		$add( __( 'Came from', 'hadaya' ), Source::describe( $origin ) );
		$add( __( 'Date', 'hadaya' ), get_the_date( 'c', $id ) );
		foreach ( LeadNotes::read( $id ) as $note ) {
			$add( __( 'Notes', 'hadaya' ), $note['text'] );
		}
		return $data;
	}

	/**
	 * Everything that one person wrote.
	 *
	 * @param  string $email Address.
	 * @return array
	 */
	public function export_personal_data( $email ): array {
		$items = array();
		foreach ( $this->find_by_email( $email ) as $id ) {
			$items[] = array(
				'group_id'    => Leads::TYPE,
				'group_label' => __( 'Contact messages', 'hadaya' ),
				'item_id'     => Leads::TYPE . '-' . $id,
				'data'        => $this->list_values( $id ),
			);
		}
		return array(
			'data' => $items,
			'done' => true,
		);
	}

	/**
	 * Deletes everything that one person wrote, files included.
	 *
	 * @param  string $email Address.
	 * @return array
	 */
	public function erase_personal_data( $email ): array {
		$ids = $this->find_by_email( $email );
		foreach ( $ids as $id ) {
			wp_delete_post( $id, true );
		}
		return array(
			'items_removed'  => count( $ids ) > 0,
			'items_retained' => false,
			'messages'       => array(),
			'done'           => true,
		);
	}
}
